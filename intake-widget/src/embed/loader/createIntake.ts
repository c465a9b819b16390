import type { EmbedCommand, EmbedMethods } from '@incasso/contract/embed/embedCommands';
import { frameAddress } from '@incasso/contract/embed/frameAddress';
import type { EmbedPrefill } from '@incasso/contract/embed/prefillFields';
import { createView } from './createView';
import { releaseMountSlot, claimMountSlot } from './mountSlots';
import { misspelledAttributes, readAttribute, readPrefill, readTheme } from './readAttributes';
import { warn } from '../warn';

/** Settings that the loader reads from its own script element. */
export type ScriptSettings = {
  /** Origin of the site that served the script. */
  readonly site: string;
  /** The script's `data-key`, for elements without their own key. */
  readonly key: string | null;
};

/** The element's public methods and its lifecycle callbacks. */
export type Intake = EmbedMethods & {
  readonly connect: () => void;
  readonly leave: () => void;
};

/** The intake of one element. Closures instead of a class: they bundle to half the size. */
export function createIntake(element: HTMLElement, { site, key: scriptKey }: ScriptSettings): Intake {
  let slot = 0;
  /** The key and the reference of the case that is shown. */
  let shown = '#';
  let stopWaiting: (() => void) | undefined;
  /** Prefill set by the page's scripts; overrides the attributes. */
  let filledIn: EmbedPrefill = {};
  /** Commands of the page, queued until the frame is awake. */
  let unsent: readonly EmbedCommand[] = [];

  const readKey = () => readAttribute(element, 'key') ?? scriptKey ?? '';
  const readReference = () => readAttribute(element, 'reference') ?? '';
  const readCase = () => `${readKey()}#${readReference()}`;
  const view = createView(element, {
    site,
    readAddress: () =>
      frameAddress(site, {
        key: readKey(),
        place: String(slot),
        reference: readReference(),
        theme: readTheme(element),
      }),
    greet() {
      view.post({ type: 'hello' });
      handOver();
    },
  });
  const fill = () => view.post({ type: 'prefill', prefill: { ...readPrefill(element), ...filledIn } });
  const handOver = () => {
    unsent = unsent.filter((command) => !view.post(command));
    // A reset also clears the page's prefill.
    fill();
  };

  const connect = () => {
    const before = shown;
    shown = readCase();
    if (shown !== before) {
      slot = 0;
      // What the page gave for a case without a reference is for the reference that it gets now.
      if (!before.endsWith('#')) {
        filledIn = {};
        unsent = [];
      }
    }
    slot = claimMountSlot(shown, slot);
    for (const name of misspelledAttributes(element)) warn(`attribute_unknown ${name}`);
    view.reserve();
    stopWaiting = whenNearViewport(element, view.showFrame);
  };
  const leave = () => {
    stopWaiting?.();
    view.clear();
    releaseMountSlot(shown, slot);
  };

  // Observes all attributes: a list of names would weigh more than a few needless messages.
  new MutationObserver(() => {
    if (element.isConnected && shown !== readCase()) {
      leave();
      connect();
    }
    view.post({ type: 'theme', theme: readTheme(element) });
    fill();
    view.fit();
  }).observe(element, { attributes: true });

  /** In a later task: a page may set the next reference right after a command for it. */
  const later = (change: () => void) => {
    setTimeout(() => {
      change();
      handOver();
    });
  };

  return {
    connect,
    leave,
    prefill: (fields) => later(() => (filledIn = { ...filledIn, ...fields })),
    add: (files) => later(() => (unsent = [...unsent, { type: 'add', files }])),
    reset: () =>
      later(() => {
        filledIn = {};
        unsent = [{ type: 'reset' }];
      }),
  };
}

/** Margin around the viewport within which an element's iframe loads. */
const distance = '500px';

/**
 * Calls `open` once, when an element comes near the viewport; never for a hidden element. Returns a function that stops
 * waiting.
 */
function whenNearViewport(element: Element, open: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      open();
    },
    { rootMargin: distance },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
