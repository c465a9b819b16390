import type { Page } from '@playwright/test';
import axeCore, { type AxeResults, type RunOnly } from 'axe-core';

declare const axe: typeof axeCore;

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * The violations of WCAG 2.2 AA and best practices that axe finds in a page, its iframes and open shadow trees. Stops
 * animations first, because text that fades in has too little contrast.
 */
export async function findViolations(page: Page): Promise<{ id: string; nodes: string[] }[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const results = await analyzeFrames(page, { type: 'tag', values: tags });
  const violations = results.flatMap((result) => result.violations);
  return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
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
