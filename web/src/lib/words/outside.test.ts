import { parse } from "svelte/compiler";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import english from "../../../../src/underhall/client/words/en.ftl?raw";
import protocol from "../protocol?raw";

const SOURCES: Record<string, string> = import.meta.glob("/src/**/*.{svelte,ts}", {
  query: "?raw",
  import: "default",
  eager: true,
});
/** Attributes that people read or hear. */
const READ = new Set(["aria-label", "title", "alt", "placeholder", "label", "aria-description", "picture"]);
const LETTERS = /\p{L}{2}/u;
const SENTENCE = /(?<![\p{L}\w/.-])\p{L}+'?[,:;.!?…]? \p{L}{2,}/u;
/** What stands before or after a number or a name: "Seat 3", "3 seats". */
const PIECE = /^(\p{Lu}\p{Ll}+:? | \p{Ll}{3,})$/u;
/** The name that is the same in all languages, commands, selectors, styles, and what boards call the places of things. */
const NO_SENTENCE =
  /^(Underhall$|underhall serve|make play |(input|button), |(px 0; )?transform: |(coin|post) place ?$|own relic ?$|piece \w+$|Bearer $)/;
/** All words of which moves are written. */
const NOTATION = new Set(
  [...protocol.matchAll(/^export type \w+Notation =([^;]*);/gm)].flatMap(([, moves]) =>
    moves.match(/[a-z]+/g),
  ),
);
/** A written move, or a piece of one, for the server alone; iron stands for any resource. */
const isNotation = (text: string) =>
  /^[a-z\d ]+$/.test(text) && text.match(/[a-z]+/g)!.every((word) => word === "iron" || NOTATION.has(word));

interface Node {
  type: string;
  name?: string;
  data?: string;
  value?: unknown;
  [key: string]: unknown;
}

/** All text of a component that is written where people read it. */
function shown(node: unknown, found: string[] = []): string[] {
  if (Array.isArray(node)) for (const each of node) shown(each, found);
  else if (node && typeof node === "object") {
    const { type, name, data, value, attributes, expression } = node as Node;
    if (type === "Text" && data && LETTERS.test(data)) found.push(data.trim());
    if (type === "Literal" && typeof value === "string" && isSaid(value)) found.push(value);
    if (type === "TemplateElement" && isSaid((value as { raw: string }).raw))
      found.push((value as { raw: string }).raw);
    if (type === "StyleDirective" || (type === "Attribute" && !READ.has(name ?? "")))
      return spoken(value, found);
    if (type === "Component") given(attributes as Node[], found);
    if (type === "ExpressionTag" || type === "HtmlTag") found.push(...outcomes(expression).filter(isWord));
    if (type === "StyleSheet") return drawn(node as Node, found);
    if (type === "Comment") return found;
    for (const [key, child] of Object.entries(node)) if (key !== "comments") shown(child, found);
  }
  return found;
}

/** A text in code; a written move is for the server alone. */
const isSaid = (text: string) => SENTENCE.test(text) && !isNotation(text);
const isWord = (text: string) => LETTERS.test(text) && !SENTENCE.test(text) && !text.startsWith("/");

/** The words that an expression may come to: what is shown if there is nothing else around it. */
function outcomes(node: unknown): string[] {
  const { type, value, consequent, alternate, left, right, quasis } = node as Node;
  if (type === "Literal") return typeof value === "string" ? [value] : [];
  if (type === "ConditionalExpression") return [...outcomes(consequent), ...outcomes(alternate)];
  if (type === "TemplateLiteral")
    return (quasis as Node[]).map((part) => (part.value as { raw: string }).raw);
  return type === "LogicalExpression" || type === "BinaryExpression"
    ? [...outcomes(left), ...outcomes(right)]
    : [];
}

/** What another component is given to show; how it looks is not. */
function given(attributes: Node[], found: string[]): void {
  for (const { type, name, value } of attributes)
    if (
      type === "Attribute" &&
      Array.isArray(value) &&
      !READ.has(name ?? "") &&
      !/^(class|kind)$/.test(name ?? "")
    )
      for (const part of value as Node[])
        if (part.type === "Text" && part.data && SENTENCE.test(part.data)) found.push(part.data);
}

/** What a style sheet writes. */
function drawn({ content }: Node, found: string[]): string[] {
  const written = (content as { styles: string }).styles.matchAll(/content: *["']([^"']*)/g);
  found.push(...[...written].map(([, text]) => text).filter((text) => LETTERS.test(text)));
  return found;
}

/** Of an attribute that nobody reads only what an expression in it says. */
function spoken(value: unknown, found: string[]): string[] {
  const parts = (Array.isArray(value) ? value : [value]) as (Node | true)[];
  for (const part of parts) if (part !== true && part.type !== "Text") sayings(part, found);
  return found;
}

function sayings(node: unknown, found: string[]): void {
  if (Array.isArray(node)) for (const each of node) sayings(each, found);
  else if (node && typeof node === "object") {
    const { type, value } = node as Node;
    if (type === "Literal" && typeof value === "string" && /^\p{Lu}/u.test(value) && SENTENCE.test(value))
      found.push(value);
    for (const child of Object.values(node)) sayings(child, found);
  }
}

/** What is noted in the browser's console is for programmers. */
const isNote = (node: ts.Node): boolean =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  ts.isIdentifier(node.expression.expression) &&
  node.expression.expression.text === "console";

function inScript(text: string): string[] {
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || isNote(node)) return;
    const said = ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) ? node.text : "";
    const isPiece = ts.isTemplateHead(node) || ts.isTemplateTail(node);
    if (isSaid(said) || (isPiece && PIECE.test(said) && !isNotation(said))) found.push(said);
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile("some.ts", text, ts.ScriptTarget.ESNext));
  return found;
}

function sentences(name: string, text: string): string[] {
  const found = name.endsWith(".svelte") ? shown(parse(text, { modern: true })) : inScript(text);
  return found.filter((each) => !NO_SENTENCE.test(each));
}

const files = Object.keys(SOURCES)
  .map((path) => path.replace("/src/", ""))
  .filter((file) => !/(\.test|protocol)\.ts$/.test(file));
const read = (file: string) => sentences(file, SOURCES[`/src/${file}`]);

describe("sentences stand in the catalogue", () => {
  test.each(files)("%s", (file) => {
    expect(read(file)).toEqual([]);
  });
});

test.each([
  ["<p>Sit down</p>", ["Sit down"]],
  ['<p aria-label="Sit down"></p>', ["Sit down"]],
  ['<p class="sit down">{say("sit-down")}</p>', []],
  ["<p>{free ? 'a free seat' : ''}</p>", ["a free seat"]],
  ["<p>{`${count} seats are free`}</p>", [" seats are free"]],
  ["<script>const title = 'The end of it';</script>", ["The end of it"]],
  ["<p>{free ? 'free' : place || 'taken'}</p>", ["free", "taken"]],
  ['<p title={free ? "free" : ""} class={free ? "free" : ""}></p>', ["free"]],
  ["<style>p { margin: 0 auto }</style>", []],
  ['<style>p::before { content: "free" }</style>', ["free"]],
  ["<p>{play.why(`take treasure ${slot}`)}</p>", []],
  ["<p>{`Take treasure ${slot}`}</p>", ["Take treasure "]],
  ["<p>take treasure</p>", ["take treasure"]],
  ["<p>{`${count} seats`}</p>", [" seats"]],
  ['<p>{count + " seats"}</p>', [" seats"]],
  ["<p>{@html 'free'}</p>", ["free"]],
  ["<p>{'Już zajęte'}</p>", ["Już zajęte"]],
  ["<p>{'Game Over'}</p>", ["Game Over"]],
  ['<Field caption="Sit down here" />', ["Sit down here"]],
  ['<Field caption="a free seat" class="sit down" />', ["a free seat"]],
  ["<style>p::before { content: 'free' }</style>", ["free"]],
])("%s", (code, found) => {
  expect(sentences("Some.svelte", code)).toEqual(found);
});

test.each([
  ["say(`Seat ${seat}`)", ["Seat "]],
  ["say(`${count} seats`)", [" seats"]],
  ['alert("Nincs hely");', ["Nincs hely"]],
  ["play(`take treasure ${slot}`);", []],
  ['console.warn("words are missing");', []],
])("%s", (code, found) => {
  expect(sentences("some.ts", code)).toEqual(found);
});

describe("the catalogue and the code agree", () => {
  const ids = [...english.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]);
  const code = files.map((file) => SOURCES[`/src/${file}`]).join("\n");

  test("whatever is said is there", () => {
    const asked = [...code.matchAll(/\bsay\(([^)]*)/g)].flatMap(([, call]) => [
      ...call.matchAll(/"([a-z_]+-[\w-]+)"/g),
    ]);
    expect(asked.length).toBeGreaterThan(100);
    expect(asked.map(([, id]) => id).filter((id) => !ids.includes(id))).toEqual([]);
  });

  test("whatever is there is said", () => {
    const composed = [...code.matchAll(/`([a-z_]+-[a-z]+-)\$\{/g)].map(([, beginning]) => beginning);
    const unsaid = ids.filter((id) => !code.includes(`"${id}"`));
    expect(unsaid.filter((id) => !composed.some((beginning) => id.startsWith(beginning)))).toEqual([]);
  });
});
