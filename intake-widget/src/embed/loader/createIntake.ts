import type { EmbedMethods } from '@incasso/contract/embed/embedCommands';
import { frameAddress } from '@incasso/contract/embed/frameAddress';
import type { FrameMessage } from '@incasso/contract/embed/embedMessages';
import { prefillAttribute, prefillFieldNames, type EmbedPrefill } from '@incasso/contract/embed/prefillFields';
import { themeAttributeNames } from '@incasso/contract/embed/writtenTheme';
import { createNotice } from './createNotice';
import { fetchFrame, type FetchedFrame } from './fetchFrame';
import { loaderText } from './loader.text';
import { leavePlace, takePlace } from './placeNumbers';
import { readAttribute, readAttributes, readHeight } from './readAttributes';
import type { ScriptSettings } from './ScriptSettings';
import { whenNear } from './whenNear';

/** What an element does, and what its browser tells it. */
export type Intake = EmbedMethods & {
  readonly connect: () => void;
  readonly leave: () => void;
};

/** The intake of one element. Functions around shared variables: they bundle to half the size of a class. */
export function createIntake(element: HTMLElement, { site, key: scriptKey }: ScriptSettings): Intake {
  // Closed, so that no style of the page reaches the frame.
  const shadow = element.attachShadow({ mode: 'closed' });
  let frame: FetchedFrame | undefined;
  let notice: Element | undefined;
  let filledIn: EmbedPrefill = {};
  let place = 1;
  let key = '';
  /** What the content takes, as far as is known. In pixels. */
  let contentHeight = 0;
  let stopWaiting: (() => void) | undefined;

  const emit = (name: string, detail: object) => {
    element.dispatchEvent(new CustomEvent(`intake:${name}`, { bubbles: true, detail }));
  };
  const say = (code: string, text: string, retry?: () => void) => {
    notice?.remove();
    notice = createNotice(site, text, retry);
    shadow.prepend(notice);
    emit('error', { code });
  };
  const readKey = () => readAttribute(element, 'key') ?? scriptKey ?? '';
  const prefill = () => ({ ...readAttributes(element, prefillFieldNames, prefillAttribute), ...filledIn });
  const theme = () => readAttributes(element, themeAttributeNames);

  /** Gives the frame the height that the page wants, or else that of its content. */
  const fit = () => {
    if (frame) frame.style.height = `${readHeight(element) || contentHeight}px`;
  };

  const close = () => {
    frame?.close();
    notice?.remove();
  };
  const open = () => {
    close();
    frame = fetchFrame(shadow, {
      site,
      address: frameAddress(site, { key: readKey(), place: String(place), theme: theme() }),
      hear,
      giveUp: () => say('frame_unreachable', loaderText.unreachable, open),
    });
    contentHeight = reservedHeight(element);
    fit();
  };
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- the mark is no part of what the page is told
  const hear = ({ type, intake, ...detail }: FrameMessage) => {
    if (type === 'awake') {
      notice?.remove();
      frame?.post({ type: 'hello', prefill: prefill() });
    } else if (type === 'reveal') reveal(element);
    else if ('height' in detail) {
      contentHeight = detail.height;
      fit();
      emit(type, detail);
    } else emit(type, detail);
  };

  const connect = () => {
    place = takePlace(place);
    key = readKey();
    if (key === '') say('key_missing', loaderText.missing);
    else stopWaiting = whenNear(element, open);
  };
  const leave = () => {
    stopWaiting?.();
    close();
    leavePlace(place);
  };
  const fill = () => frame?.post({ type: 'prefill', prefill: prefill() });

  // Observed all together: the names of the attributes, in both spellings, weigh more than what is posted in vain.
  new MutationObserver(() => {
    if (element.isConnected && key !== readKey()) {
      leave();
      connect();
    }
    frame?.post({ type: 'theme', theme: theme() });
    fill();
    fit();
  }).observe(element, { attributes: true });

  return {
    connect,
    leave,
    prefill(fields) {
      filledIn = { ...filledIn, ...fields };
      fill();
    },
    reset() {
      filledIn = {};
      frame?.post({ type: 'reset' });
      fill();
    },
  };
}

/** Brings the top into view when it is above it. The page's own `scroll-margin` on the element keeps it clear of a bar. */
function reveal(element: Element): void {
  if (element.getBoundingClientRect().top < 0) element.scrollIntoView();
}

/** What the first step takes, in the wizard's narrow layout and its wide one: measured, so that what follows on the page hardly moves. */
function reservedHeight({ clientWidth }: Element): number {
  return clientWidth < 528 ? 860 : 740;
}
