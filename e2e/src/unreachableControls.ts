import type { Page } from '@playwright/test';

/** Controls outside the viewport's width or covered by something else, and by how much the page overflows. */
export function unreachableControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && element.closest('[aria-hidden=true]') === null;
    // The skip link is hidden until it is focused.
    const controls = document.querySelectorAll('a:not([href="#inhoud"]), button, input, textarea, select, summary');
    const faults = [...controls].filter(isSeen).flatMap((control) => {
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
      const [box = control.getBoundingClientRect()] = control.getClientRects();
      const onTop = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      const isBeside = box.left < -1 || box.right > clientWidth + 1;
      const isCovered = onTop === null || !(control.contains(onTop) || onTop.contains(control));
      const name = control.outerHTML.slice(0, 60) + control.textContent.slice(0, 30);
      return [...(isBeside ? [`beside the screen: ${name}`] : []), ...(isCovered ? [`covered: ${name}`] : [])];
    });
    scrollTo({ top: 0, behavior: 'instant' });
    return scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`, ...faults] : faults;
  });
}
