import type { EmbedErrorCode, EmbedEvent } from '@incasso/contract/embed/embedEvents';
import { firstStepHeight } from '@incasso/contract/embed/firstStepHeight';
import type { FrameMessage, PageMessage } from '@incasso/contract/embed/embedMessages';
import type { Unmarked } from '@incasso/contract/embed/messageSchema';
import { createNotice } from './createNotice';
import { fetchFrame, type FetchedFrame } from './fetchFrame';
import { loaderText } from './loader.text';
import { readHeight } from './readAttributes';

type Settings = {
  readonly site: string;
  /** The frame's address, asked for at each try. */
  readonly readAddress: () => string;
  /** Says hello to the frame: called when it is there. */
  readonly greet: () => void;
};

/** What an element shows: what the page wrote in it, then its frame, or a notice of why that is not there. */
export type View = {
  /** Keeps the frame's room free, so that nothing below moves when it comes. */
  readonly reserve: () => void;
  readonly showFrame: () => void;
  readonly showFailure: (code: EmbedErrorCode, text: string, retry?: () => void) => void;
  /** Tells the frame something. Answers whether it is there to hear it. */
  readonly post: (message: Unmarked<PageMessage>) => boolean | undefined;
  /** Gives the frame the height that the page wants, or else that of its content. */
  readonly fit: () => void;
  readonly clear: () => void;
};

/** The view of an element, which tells the page what happens in it. */
export function createView(element: HTMLElement, { site, readAddress, greet }: Settings): View {
  // Closed, so that no style of the page reaches the frame.
  const shadow = element.attachShadow({ mode: 'closed' });
  const slot = document.createElement('slot');
  slot.style.display = 'block';
  let frame: FetchedFrame | undefined;
  let notice: Element | undefined;
  /** As far as is known. In pixels. */
  let contentHeight = 0;

  const reserve = () => {
    frame = undefined;
    shadow.append(slot);
    contentHeight = firstHeight(slot);
    fit();
  };
  const showFrame = () => {
    clear();
    const giveUp = () => showFailure('frame_unreachable', loaderText.unreachable, showFrame);
    frame = fetchFrame(shadow, { site, address: readAddress(), hear, giveUp });
    fit();
  };
  const showFailure: View['showFailure'] = (code, text, retry) => {
    notice?.remove();
    notice = createNotice(site, text, retry);
    shadow.prepend(notice);
    emitEvent(element, { type: 'error', code });
  };
  const hear = (message: Unmarked<FrameMessage>) => {
    if (message.type === 'awake') {
      notice?.remove();
      greet();
    } else if (message.type === 'reveal') reveal(element);
    else {
      if (message.type === 'resize') {
        contentHeight = message.height;
        fit();
      }
      emitEvent(element, message);
    }
  };
  const post: View['post'] = (message) => frame?.post(message);
  const fit = () => {
    (frame ?? slot).style.height = `${readHeight(element) || contentHeight}px`;
  };
  const clear = () => {
    frame?.close();
    shadow.replaceChildren();
  };

  return { reserve, showFrame, showFailure, post, fit, clear };
}

/**
 * Brings the top into view when it is above it. The page's own `scroll-margin` on the element keeps it clear of a bar.
 */
function reveal(element: Element): void {
  if (element.getBoundingClientRect().top < 0) element.scrollIntoView();
}

function firstHeight({ clientWidth }: Element): number {
  return clientWidth < firstStepHeight.wideFrom ? firstStepHeight.narrow : firstStepHeight.wide;
}

/** Tells the page an event, as a `CustomEvent` on the element that also leaves shadow trees. */
function emitEvent(element: Element, { type, ...detail }: EmbedEvent): void {
  element.dispatchEvent(new CustomEvent(`intake:${type}`, { bubbles: true, composed: true, detail }));
}
