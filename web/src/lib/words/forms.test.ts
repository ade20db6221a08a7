import { afterEach, expect, test } from "vitest";
import { apart, listed, number, signed } from "./forms";
import { tongue } from "./words.svelte";

afterEach(() => (tongue.language = "en"));

const spoken = (language: string) => (tongue.language = language);

test("numbers are written and names listed as the language does", () => {
  expect([number(12345), listed(["Ann", "Bo", "Cy"])]).toEqual(["12,345", "Ann, Bo, and Cy"]);
  spoken("pl");
  expect([number(12345), listed(["Ann", "Bo", "Cy"])]).toEqual(["12\u00a0345", "Ann, Bo i Cy"]);
  spoken("es");
  expect(listed(["Ann", "Bo", "Cy"])).toBe("Ann, Bo y Cy");
});

test("a change has a sign, and less than nothing a proper one", () => {
  expect([2, 0, -2].map(signed)).toEqual(["+2", "0", "−2"]);
  expect(number(-2)).toBe("−2");
});

test("a language that no browser knows writes numbers all the same", () => {
  spoken("not a language");
  expect(number(12345)).toBe("12,345");
});

test("parts of a sentence are found wherever they stand", () => {
  expect(apart("Start it by a --b, or by c=0.0.", ["a --b", "c=0.0"])).toEqual([
    "Start it by ",
    "a --b",
    ", or by ",
    "c=0.0",
    ".",
  ]);
  expect(apart("none", ["3"])).toEqual(["none"]);
});
