import { aliveEvent } from './navigation/aliveEvent';
import { layOutAll } from './layout/belowFold';

/** How long a slow picture may delay hydration. */
const longestWaitMs = 3000;

const { entry = '', scripts = '' } = document.currentScript?.dataset ?? {};
const signs = ['pointerdown', 'keydown'];
let hasBegun = false;
let sentEarly: HTMLFormElement | undefined;

// Must run before the browser restores the scroll position on a reload or on Back.
const [visit] = performance.getEntriesByType('navigation');
if (visit instanceof PerformanceNavigationTiming && visit.type !== 'navigate') layOutAll();
// Loads the scripts after the page's fonts and pictures, or at the visitor's first input.
if (document.readyState === 'complete') loaded();
else addEventListener('load', loaded);
for (const sign of signs) addEventListener(sign, begin);
setTimeout(begin, longestWaitMs);
// Scripts submit all forms of the site: the browser itself must not.
addEventListener('submit', holdForm);
addEventListener(aliveEvent, sendHeldForm, { once: true });

/** Starts after the last picture or font has been painted. */
function loaded(): void {
  requestAnimationFrame(() => setTimeout(begin));
}

function begin(): void {
  if (hasBegun) return;
  hasBegun = true;
  layOutAll();
  for (const sign of signs) removeEventListener(sign, begin);
  for (const href of scripts.split(' ')) if (href !== '') preload(href);
  const script = document.createElement('script');
  script.src = entry;
  document.head.append(script);
}

function preload(href: string): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  link.href = href;
  document.head.append(link);
}

/** Remembers a form that was submitted before hydration. */
function holdForm({ target, defaultPrevented }: Event): void {
  if (!defaultPrevented && target instanceof HTMLFormElement) sentEarly = target;
}

function sendHeldForm(): void {
  removeEventListener('submit', holdForm);
  // Hydration may have replaced the form's element.
  const label = sentEarly?.getAttribute('aria-label');
  const form = sentEarly?.isConnected === false ? document.querySelector(`form[aria-label="${label}"]`) : sentEarly;
  if (form instanceof HTMLFormElement) form.requestSubmit();
}
