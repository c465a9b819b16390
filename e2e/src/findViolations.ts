import type { Page } from '@playwright/test';
import axeCore, { type AxeResults, type RunOnly } from 'axe-core';

declare const axe: typeof axeCore;

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * The violations of WCAG 2.2 AA and best practices that axe finds in a page, its iframes and open shadow trees, and
 * controls whose name does not begin with their visible text. Stops animations first, because text that fades in has
 * too little contrast.
 */
export async function findViolations(page: Page): Promise<{ id: string; nodes: string[] }[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const results = await analyzeFrames(page, { type: 'tag', values: tags });
  const violations = results.flatMap((result) => result.violations);
  const misnamed = await Promise.all(page.frames().map((frame) => frame.evaluate(misnamedControls)));
  return [
    ...violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) })),
    ...misnamed.filter(({ length }) => length > 0).map((nodes) => ({ id: 'name-begins-with-words-in-sight', nodes })),
  ];
}

/** Controls whose name does not begin with their visible text, which users of voice control say. */
function misnamedControls(): string[] {
  axe.setup(document.body);
  const wordsOf = (text: string) =>
    text
      .toLowerCase()
      .match(/[\p{L}\d]+/gu)
      ?.join(' ') ?? '';
  const wordsInSight = (control: Element) => {
    const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
    let words = '';
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const isInSight = (text.parentElement?.getBoundingClientRect().width ?? 0) > 1;
      if (isInSight && text.parentElement?.checkVisibility() === true) words += ` ${text.textContent}`;
    }
    return wordsOf(words);
  };
  const faults = [...document.querySelectorAll('a[href], button, summary')].filter((control) => {
    const isHidden = !control.checkVisibility() || control.closest('[aria-hidden=true]') !== null;
    return !isHidden && !wordsOf(axe.commons.text.accessibleText(control)).startsWith(wordsInSight(control));
  });
  axe.teardown();
  return faults.map(({ outerHTML }) => outerHTML);
}

/** The HTML of elements that pass a rule of axe, in a page and its iframes. */
export async function findPasses(page: Page, rule: string): Promise<string[]> {
  const results = await analyzeFrames(page, { type: 'rule', values: [rule] });
  return results.flatMap(({ passes }) => passes.flatMap(({ nodes }) => nodes.map(({ html }) => html)));
}

/** Runs axe in each iframe separately: its own traversal skips one that takes a second to respond. */
async function analyzeFrames(page: Page, runOnly: RunOnly): Promise<AxeResults[]> {
  const results: AxeResults[] = [];
  for (const frame of page.frames()) {
    await frame.evaluate(axeCore.source);
    results.push(await frame.evaluate((only) => axe.run({ runOnly: only, iframes: false }), runOnly));
  }
  return results;
}
