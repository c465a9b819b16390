import { aliveEvent } from './aliveEvent';
import { layOutAll } from './layout/belowFold';

/** How long a missing picture may delay hydration. */
const longestWaitMs = 3000;

const { entry = '', scripts = '' } = document.currentScript?.dataset ?? {};
const signs = ['pointerdown', 'keydown'];
let hasBegun = false;
let sentEarly: HTMLFormElement | undefined;

// Before the browser finds the visitor's place again on a reload or a return.
const [visit] = performance.getEntriesByType('navigation');
if (visit instanceof PerformanceNavigationTiming && visit.type !== 'navigate') layOutAll();
// Scripts load after the page's fonts and pictures, or at the visitor's first input.
if (document.readyState === 'complete') loaded();
else addEventListener('load', loaded);
for (const sign of signs) addEventListener(sign, begin);
setTimeout(begin, longestWaitMs);
// The browser itself sends none of our forms.
addEventListener('submit', holdForm);
addEventListener(aliveEvent, sendHeldForm, { once: true });

/** Waits for the picture or font that came last to be painted. */
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
  // Hydration may have made the form anew.
  const label = sentEarly?.getAttribute('aria-label');
  const form = sentEarly?.isConnected === false ? document.querySelector(`form[aria-label="${label}"]`) : sentEarly;
  if (form instanceof HTMLFormElement) form.requestSubmit();
}
