import { expect, test } from "vitest";
import english from "../../../../src/underhall/client/words/en.ftl?raw";
import { askedFor, Catalogue } from "./words.svelte";

const POLISH = `
seats = { $free ->
    [one] wolne miejsce
    [few] { $free } wolne miejsca
   *[many] { $free } wolnych miejsc
}
`;

test("a language counts in its own way", () => {
  const words = new Catalogue("pl", POLISH);
  expect([1, 3, 5].map((free) => words.say("seats", { free }))).toEqual([
    "wolne miejsce",
    "3 wolne miejsca",
    "5 wolnych miejsc",
  ]);
});

test("what is not there, broken or lacks a word is not said", () => {
  const words = new Catalogue("pl", `${POLISH}\nbroken = { $x\n`);
  expect(words.say("chairs", {})).toBeNull();
  expect(words.say("broken", {})).toBeNull();
  expect(words.say("seats", {})).toBeNull();
});

test("a link may bring a language along", () => {
  expect(askedFor("?language=pl&x=1")).toBe("pl");
  expect(askedFor("?language=en-XA")).toBe("en-XA");
  expect(askedFor("")).toBeNull();
});

test.each(["", "%E2%82%AC", "a%0Ab", "..%2Fpl", "pl,en", `pl${"-abc".repeat(9)}`])(
  "but not %s",
  (language) => {
    expect(askedFor(`?language=${language}`)).toBeNull();
  },
);

test("every English message can be read", () => {
  const ids = [...english.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]);
  const given = Object.fromEntries([...english.matchAll(/\$(\w+)/g)].map(([, name]) => [name, 2]));
  const words = new Catalogue("en", english);
  expect(ids.length).toBeGreaterThan(30);
  expect(ids.filter((id) => words.say(id, given) === null)).toEqual([]);
});
