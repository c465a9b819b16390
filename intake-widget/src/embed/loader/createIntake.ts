import type { EmbedCommand, EmbedMethods } from '@incasso/contract/embed/embedCommands';
import { frameAddress } from '@incasso/contract/embed/frameAddress';
import type { EmbedPrefill } from '@incasso/contract/embed/prefillFields';
import { createView } from './createView';
import { releaseMountSlot, claimMountSlot } from './mountSlots';
import { misspelledAttributes, readAttribute, readPrefill, readTheme } from './readAttributes';
import { warn } from '../warn';

/** Settings that the loader reads from its own script element. */
export type ScriptSettings = {
  /** Origin of the site. */
  readonly site: string;
  /** For elements without their own key. */
  readonly key: string | null;
};

/** The element's lifecycle callbacks. */
type Lifecycle = { readonly connect: () => void; readonly leave: () => void };

/** Margin around the viewport within which an element's iframe loads. */
const distance = '500px';

/** Gives an element its intake and its public methods. Closures instead of a class: they bundle to half the size. */
export function createIntake(element: HTMLElement, { site, key: scriptKey }: ScriptSettings): Lifecycle {
  let slot = 0;
  /** The key and the reference of the case that is shown. */
  let shown = '#';
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
  // Hidden elements do not load.
  const nearViewport = new IntersectionObserver(
    (entries) => {
      if (!entries.pop()?.isIntersecting) return;
      nearViewport.disconnect();
      view.showFrame();
    },
    { rootMargin: distance },
  );
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
    nearViewport.observe(element);
  };
  const leave = () => {
    nearViewport.disconnect();
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

  Object.assign(element, {
    prefill: (fields) => later(() => (filledIn = { ...filledIn, ...fields })),
    add: (files) => later(() => (unsent = [...unsent, { type: 'add', files }])),
    reset: () =>
      later(() => {
        filledIn = {};
        unsent = [{ type: 'reset' }];
      }),
  } satisfies EmbedMethods);
  return { connect, leave };
}
