import type * as TestingLibrary from '@testing-library/dom';
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';

declare const TestingLibraryDom: typeof TestingLibrary | undefined;

/** What a visitor looks for: an element by its role and name, or by its text; a field that is not shown by selector. */
export type Target =
  | { readonly role: string; readonly name: string | RegExp }
  | { readonly text: string | RegExp }
  | { readonly css: string };

const require = createRequire(import.meta.url);
/** The script that puts the library into a page. */
export const libraryScript = readFileSync(
  require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** The script that finds the elements of a target, or answers null in a page that lacks the library. */
export function findScript(target: Target): string {
  const written = JSON.stringify(target, (_key, value: unknown) =>
    value instanceof RegExp ? { source: value.source, flags: value.flags } : value,
  );
  return `return (${find.toString()})(${written})`;
}

type Written = string | { readonly source: string; readonly flags: string };
type WrittenTarget = { role: string; name: Written } | { text: Written } | { css: string };

/** Runs in the page. */
function find(target: WrittenTarget): Element[] | null {
  if (typeof TestingLibraryDom === 'undefined') return null;
  const match = (words: Written) => (seen: string) =>
    typeof words === 'string' ? seen === words : new RegExp(words.source, words.flags).test(seen);
  if ('css' in target) return [...document.querySelectorAll(target.css)];
  const found =
    'role' in target
      ? TestingLibraryDom.queryAllByRole(document.body, target.role, { name: match(target.name) })
      : TestingLibraryDom.queryAllByText(document.body, match(target.text));
  return found.filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
}
