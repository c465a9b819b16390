import type { Page } from '@playwright/test';
import { routes } from '@incasso/contract/routes';
import { expect, test } from './src/test';

/** WCAG 2.2, 2.5.5, in CSS px. */
const leastHeight = 44;

test.use({
  hasTouch: true,
  isMobile: true,
  contextOptions: { reducedMotion: 'reduce' },
  expectedConsole: [/404/],
});

for (const width of [390, 1180]) {
  test(`at ${width} px every standalone link has a tap target of 44 px, and none overlaps another`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const found: Record<string, string[]> = {};
    for (const path of [...Object.values(routes), '/bestaat-niet']) {
      await page.goto(path);
      if (path === routes.start) await page.getByRole('button', { name: 'Factuur kiezen' }).waitFor();
      found[path] = await page.evaluate(smallTargets, leastHeight);
    }

    expect(Object.entries(found).filter(([, targets]) => targets.length > 0)).toEqual([]);
  });
}

test('every link and button changes its style while pressed', async ({ page }) => {
  const unmoved: Record<string, string[]> = {};
  for (const path of [...Object.values(routes), '/bestaat-niet']) {
    await page.goto(path);
    if (path === routes.start) await page.getByRole('button', { name: 'Factuur kiezen' }).waitFor();
    unmoved[path] = await unmovedByPress(page);
  }

  expect(Object.entries(unmoved).filter(([, targets]) => targets.length > 0)).toEqual([]);
});

/** Links and buttons whose style does not change while they are pressed. */
async function unmovedByPress(page: Page): Promise<string[]> {
  const inspector = await page.context().newCDPSession(page);
  for (const domain of ['DOM', 'CSS'] as const) await inspector.send(`${domain}.enable`);
  const { root } = await inspector.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await inspector.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'a, button:enabled',
  });
  const lookOf = async (nodeId: number) =>
    JSON.stringify(await inspector.send('CSS.getComputedStyleForNode', { nodeId }));
  const unmoved: string[] = [];
  for (const nodeId of nodeIds) {
    const look = await lookOf(nodeId);
    await inspector.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['active'] });
    if ((await lookOf(nodeId)) !== look) continue;
    const { outerHTML } = await inspector.send('DOM.getOuterHTML', { nodeId });
    unmoved.push(outerHTML.slice(0, 120));
  }
  await inspector.detach();
  return unmoved;
}

/** Links and buttons below this height of tap target, outside running text and the wizard. Runs in the browser. */
function smallTargets(height: number): string[] {
  for (const question of document.querySelectorAll('details')) question.open = true;
  const targets = [...document.querySelectorAll('a:not([href="#inhoud"]), button, summary')].filter(
    (target) =>
      target.checkVisibility({ visibilityProperty: true }) &&
      target.closest('[aria-hidden=true], form, p, label, details > div li') === null,
  );
  return targets.flatMap((target) => {
    target.scrollIntoView({ block: 'center', behavior: 'instant' });
    const [box = target.getBoundingClientRect()] = target.getClientRects();
    const middle = box.y + box.height / 2;
    const isHit = (y: number) => target.contains(document.elementFromPoint(box.x + box.width / 2, y));
    let [top, bottom] = [middle, middle];
    while (isHit(top - 0.5) && middle - top < height) top -= 0.5;
    while (isHit(bottom + 0.5) && bottom - middle < height) bottom += 0.5;
    return bottom - top + 1 < height ? [`${bottom - top} px: ${target.textContent.slice(0, 40)}`] : [];
  });
}
