import type { Page } from '@playwright/test';
import axeCore, { type AxeResults, type RunOnly } from 'axe-core';

declare const axe: typeof axeCore;

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * The violations that axe finds in a page, its frames and open shadow trees, by WCAG 2.2 AA and good practice. Stops
 * animations first: what fades in has too little contrast meanwhile.
 */
export async function findViolations(page: Page): Promise<{ id: string; nodes: string[] }[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const results = await analyzeFrames(page, { type: 'tag', values: tags });
  const violations = results.flatMap((result) => result.violations);
  return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
}

/** The HTML of the elements on a page and in its frames that axe finds right by a rule. */
export async function findPasses(page: Page, rule: string): Promise<string[]> {
  const results = await analyzeFrames(page, { type: 'rule', values: [rule] });
  return results.flatMap(({ passes }) => passes.flatMap(({ nodes }) => nodes.map(({ html }) => html)));
}

/** Each frame is judged by itself: axe's own way into frames leaves out one that takes a second to answer. */
async function analyzeFrames(page: Page, runOnly: RunOnly): Promise<AxeResults[]> {
  const results: AxeResults[] = [];
  for (const frame of page.frames()) {
    await frame.evaluate(axeCore.source);
    results.push(await frame.evaluate((only) => axe.run({ runOnly: only, iframes: false }), runOnly));
  }
  return results;
}
