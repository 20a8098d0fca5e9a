import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import addresses from "./lint/addresses.js";
import lateAnswers from "./lint/late-answers.js";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules/", ".svelte-check/"] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  // The hall has its own small router: links are plain hrefs, and `svelte/no-navigation-without-resolve` is for SvelteKit.
  { rules: { "svelte/no-navigation-without-resolve": "off" } },
  // State is replaced as a whole here ($state.raw, $derived); the sets and queries inside are never changed in place.
  { rules: { "svelte/prefer-svelte-reactivity": "off" } },
  { plugins: { hall: { rules: { addresses, "late-answers": lateAnswers } } } },
  // Where state is kept, only `Asking` waits for the hall; the rule says why.
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    ignores: ["src/lib/net/asking.svelte.ts"],
    rules: { "hall/late-answers": "error" },
  },
  // Where the hall lies one module knows.
  {
    files: ["src/**"],
    ignores: ["src/**/*.test.ts", "src/lib/browser/address.ts"],
    rules: { "hall/addresses": "error" },
  },
  // A date that each part writes in its own way is soon one that is read as another.
  {
    files: ["src/**"],
    ignores: ["src/lib/words/dates.ts", "src/lib/words/lately*.ts"],
    rules: {
      "no-restricted-syntax": [
        "error",
        { selector: "MemberExpression[property.name=/^(DateTimeFormat|toLocale(Date|Time)String)$/]", message: "Write dates and times by lib/words/dates." },
      ],
    },
  },
  // The compiler's types know what is undefined better than this rule.
  { files: ["**/*.svelte", "**/*.svelte.ts", "**/*.ts"], rules: { "no-undef": "off" } },
);
