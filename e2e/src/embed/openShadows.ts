import type { Page } from '@playwright/test';

/** Makes selectors reach into the closed shadow trees around the iframes. Call it before the page is opened. */
export async function openShadows(page: Page): Promise<void> {
  await page.addInitScript(attachOpen);
}

/** Opens all later shadow trees. Runs in the browser. */
export function attachOpen(): void {
  const attach: unknown = Reflect.get(Element.prototype, 'attachShadow');
  if (typeof attach !== 'function') return;
  Reflect.set(Element.prototype, 'attachShadow', function (this: Element, init: ShadowRootInit): unknown {
    const shadow: unknown = Reflect.apply(attach, this, [{ ...init, mode: 'open' }]);
    return shadow;
  });
}
