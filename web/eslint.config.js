import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";

export default ts.config(
  ts.configs.recommended,
  { rules: { "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }] } },
  svelte.configs.recommended,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
    rules: {
      "svelte/no-at-html-tags": "error",
      "svelte/prefer-svelte-reactivity": "off", // plain maps are meant where nothing has to react
      "svelte/no-navigation-without-resolve": "off", // a rule for SvelteKit
    },
  },
  { ignores: ["src/lib/protocol.ts"] },
);
