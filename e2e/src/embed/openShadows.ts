import type { Page } from '@playwright/test';

/** Lets selectors read what the elements show around their frames. To be called before the page is opened. */
export async function openShadows(page: Page): Promise<void> {
  await page.addInitScript(attachOpen);
}

/** Runs in the page: all shadow trees are open from now on. */
export function attachOpen(): void {
  const attach: unknown = Reflect.get(Element.prototype, 'attachShadow');
  if (typeof attach !== 'function') return;
  Reflect.set(Element.prototype, 'attachShadow', function (this: Element, init: ShadowRootInit): unknown {
    const shadow: unknown = Reflect.apply(attach, this, [{ ...init, mode: 'open' }]);
    return shadow;
  });
}
