import type { EmbedCommand, EmbedMethods } from '@incasso/contract/embed/embedCommands';
import { frameAddress } from '@incasso/contract/embed/frameAddress';
import type { EmbedPrefill } from '@incasso/contract/embed/prefillFields';
import { unusableKeyText } from '../shared/UnusableKey.text';
import { createView } from './createView';
import { releaseMountSlot, claimMountSlot } from './mountSlots';
import { readAttribute, readPrefill, readTheme } from './readAttributes';
import { whenNearViewport } from './whenNearViewport';

/** What the loader takes from its own script element. */
export type ScriptSettings = {
  /** Origin of the site, which the script came from. */
  readonly site: string;
  /** The `data-key` of the script, for elements without one of their own. */
  readonly key: string | null;
};

/** What an element offers its page, and the callbacks of its life cycle. */
export type Intake = EmbedMethods & {
  readonly connect: () => void;
  readonly leave: () => void;
};

/** The intake of one element. Functions around shared variables: they bundle to half the size of a class. */
export function createIntake(element: HTMLElement, { site, key: scriptKey }: ScriptSettings): Intake {
  let place = 1;
  let key = '';
  let stopWaiting: (() => void) | undefined;
  /** Filled in by the page's scripts; overrides the attributes. */
  let filledIn: EmbedPrefill = {};
  /** Commands of the page that wait until the frame is awake. */
  let unsent: readonly EmbedCommand[] = [];

  const readKey = () => readAttribute(element, 'key') ?? scriptKey ?? '';
  const prefill = () => ({ ...readPrefill(element), ...filledIn });
  const view = createView(element, {
    site,
    readAddress: () => frameAddress(site, { key: readKey(), place: String(place), theme: readTheme(element) }),
    greet() {
      view.post({ type: 'hello', prefill: prefill() });
      handOver();
    },
  });
  const fill = () => {
    view.post({ type: 'reference', reference: readAttribute(element, 'reference') });
    view.post({ type: 'prefill', prefill: prefill() });
  };
  const handOver = () => {
    unsent = unsent.filter((command) => !view.post(command));
    // A reset also clears what the page filled in.
    fill();
  };

  const connect = () => {
    place = claimMountSlot(place);
    key = readKey();
    if (key === '') view.showFailure('key_missing', unusableKeyText.problems.key_missing);
    else {
      view.reserve();
      stopWaiting = whenNearViewport(element, view.showFrame);
    }
  };
  const leave = () => {
    stopWaiting?.();
    view.clear();
    releaseMountSlot(place);
  };

  // All attributes are observed: a list of their names would weigh more than a few needless messages.
  new MutationObserver(() => {
    if (element.isConnected && key !== readKey()) {
      leave();
      connect();
    }
    view.post({ type: 'theme', theme: readTheme(element) });
    fill();
    view.fit();
  }).observe(element, { attributes: true });

  return {
    connect,
    leave,
    prefill(fields) {
      filledIn = { ...filledIn, ...fields };
      fill();
    },
    add(files) {
      unsent = [...unsent, { type: 'add', files }];
      handOver();
    },
    reset() {
      filledIn = {};
      unsent = [{ type: 'reset' }];
      handOver();
    },
  };
}
