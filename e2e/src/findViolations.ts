import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe has against a page by WCAG 2.2 AA and good practice, its frames and open shadow trees included. */
export async function findViolations(page: Page): Promise<{ id: string; nodes: string[] }[]> {
  const axe = new AxeBuilder({ page }).withTags(rules);
  // Of frames it puts together what it found in a page of its own, which a page without any need not wait for.
  axe.setLegacyMode(page.frames().length === 1);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
}
