import { invalidAttributes, themeVariables } from '@incasso/frontend/brand/themeVariables';
import { readFrameAddress, type WrittenTheme } from '@incasso/contract/embed/frameAddress';
import { warn } from '../warn';
import { PartnerPageConnection } from './PartnerPageConnection';
import { frameIds } from './frameIds';

/** Bounds of the reported height in pixels: the embedding element applies it unchecked. */
const heightRange = { min: 120, max: 12_000 } as const;
/** Delay before a lower height is reported. Growth is reported at once, so that the two cannot oscillate. */
const shrinkDelayMs = 150;
/** Time the page has to apply a reported height. */
const patienceMs = 600;

// Applies theme and height to the prerendered step while the hydration code loads.
const address = readFrameAddress(location);
// Another reference is another case, and a change of the fragment loads nothing.
addEventListener('hashchange', () => location.reload());
showTheme(address.theme);
const page = new PartnerPageConnection(window, showTheme);
// On a slow line a cached script runs before the rest of the document has arrived.
if (document.readyState === 'loading') {
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
}
reportHeight(document.body, (height) => page.report({ type: 'resize', height }));
try {
  const { startFrame } = await import(/* webpackChunkName: "startFrame" */ './startFrame');
  await startFrame({ address, page });
} catch (error) {
  document.querySelector(`p#${frameIds.loadFailure}`)?.removeAttribute('hidden');
  page.report({ type: 'error', code: 'frame_unreachable' });
  throw error;
}

/** Uses script because the content security policy forbids style attributes. */
function showTheme(theme: WrittenTheme): void {
  for (const name of invalidAttributes(theme)) warn(`attribute_invalid ${name}`);
  const { style } = document.documentElement;
  for (const [name, value] of Object.entries(themeVariables(theme))) {
    if (value === undefined) style.removeProperty(name);
    else style.setProperty(name, value);
  }
}

/**
 * Reports the content's height whenever it changes. While the iframe has that height it does not scroll: a scrollbar
 * would narrow the content and change its height again. If the page does not apply the height, the iframe scrolls.
 */
function reportHeight(content: Element, report: (height: number) => void): void {
  const { documentElement } = document;
  let reported: number | undefined;
  let shrinking: ReturnType<typeof setTimeout> | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const settle = () => {
    clearTimeout(waiting);
    const fits = reported !== undefined && innerHeight >= reported;
    if (fits) documentElement.style.overflowY = 'hidden';
    else waiting = setTimeout(() => documentElement.style.removeProperty('overflow-y'), patienceMs);
  };
  const send = (height: number) => {
    reported = height;
    report(height);
    settle();
  };
  const measure = () => {
    const height = heightOf(content);
    clearTimeout(shrinking);
    if (height === undefined || height === reported) return;
    if (reported === undefined || height > reported) send(height);
    else shrinking = setTimeout(() => send(height), shrinkDelayMs);
  };

  new ResizeObserver(measure).observe(content);
  addEventListener('resize', settle);
}

/** `undefined` in a hidden iframe. */
function heightOf(content: Element): number | undefined {
  const { height } = content.getBoundingClientRect();
  if (height === 0) return undefined;
  return Math.min(Math.max(Math.ceil(height), heightRange.min), heightRange.max);
}
