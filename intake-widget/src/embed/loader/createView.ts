import type { EmbedEvent } from '@incasso/contract/embed/embedEvents';
import { firstStepHeight } from '@incasso/contract/embed/firstStepHeight';
import type { FrameMessage, PageMessage } from '@incasso/contract/embed/embedMessages';
import type { Unmarked } from '@incasso/contract/embed/messageSchema';
import { createElement } from './createElement';
import { fetchFrame, type FetchedFrame } from './fetchFrame';
import { loaderText } from './loader.text';
import { readAttribute, readHeight } from './readAttributes';
import { warn } from '../warn';

type Settings = {
  readonly site: string;
  /** The iframe's URL, read at each use. */
  readonly readAddress: () => string;
  /** Sends hello to the frame; called once the frame is awake. */
  readonly greet: () => void;
};

/** What an element shows: the page's own content until the iframe is awake, then the iframe, or a notice instead. */
export type View = {
  /** Reserves the iframe's height to avoid a layout shift. */
  readonly reserve: () => void;
  readonly showFrame: () => void;
  /** Posts a message to the frame. Returns whether the frame was awake to receive it. */
  readonly post: (message: Unmarked<PageMessage>) => boolean | undefined;
  /** Sets the iframe to the height the page configured, otherwise to that of its content. */
  readonly fit: () => void;
  readonly clear: () => void;
};

/** Emits the element's events to the page. */
export function createView(element: HTMLElement, { site, readAddress, greet }: Settings): View {
  // A host page's rule for the element wins. Runs first: if an old browser throws, the page's link stays.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':host{display:block;flex:auto;min-width:0}');
  // Closed, so that the page's styles and scripts cannot reach the frame.
  const shadow = element.attachShadow({ mode: 'closed' });
  shadow.adoptedStyleSheets = [sheet];
  const slot = createElement('slot', { style: 'display:block' });
  /** Shown until the frame is awake: the page's own content, then a notice. */
  let standIn: HTMLElement = slot;
  let frame: FetchedFrame | undefined;
  /** The last reported height in pixels. */
  let contentHeight = 0;

  const reserve = () => {
    standIn = slot;
    shadow.append(slot);
    contentHeight =
      firstHeight(slot) - (readAttribute(element, 'density') === 'compact' ? firstStepHeight.compactSaves : 0);
    fit();
  };
  const showFrame = () => {
    frame = fetchFrame(shadow, { site, address: readAddress(), hear, giveUp });
    fit();
  };
  const giveUp = () => {
    standIn = createNotice(readAddress());
    slot.replaceWith(standIn);
    warn('frame_unreachable');
    emitEvent(element, { type: 'error', code: 'frame_unreachable' });
  };
  const hear = (message: FrameMessage) => {
    if (message.type === 'awake') {
      standIn.remove();
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
    for (const part of [slot, frame]) if (part) part.style.height = `${readHeight(element) || contentHeight}px`;
  };
  const clear = () => {
    frame?.close();
    frame = undefined;
    shadow.replaceChildren();
  };

  return { reserve, showFrame, post, fit, clear };
}

/**
 * Scrolls the top into view when it is above the viewport. The page can set `scroll-margin` on the element to clear a
 * sticky bar.
 */
function reveal(element: Element): void {
  if (element.getBoundingClientRect().top < 0) element.scrollIntoView();
}

function firstHeight({ clientWidth }: Element): number {
  return clientWidth < firstStepHeight.wideFrom ? firstStepHeight.narrow : firstStepHeight.wide;
}

/** Emits an event to the page as a `CustomEvent` on the element. The event also crosses shadow boundaries. */
function emitEvent(
  element: Element,
  { intake: _mark, type, ...detail }: EmbedEvent & Partial<Pick<FrameMessage, 'intake'>>,
): void {
  element.dispatchEvent(new CustomEvent(`intake:${type}`, { bubbles: true, composed: true, detail }));
}

/** Set by the bundler. */
declare const frameTitle: string;
declare const firmPhone: string;
declare const telLink: string;

/** Says that the intake is missing, with a link to it in a tab of its own, and the firm's phone. */
function createNotice(address: string): HTMLElement {
  const notice = createElement('div', {
    lang: 'nl',
    role: 'alert',
    // The page's own styles are not inherited.
    style: 'all:initial;display:block;font:medium/2 sans-serif;background:#fff;padding:8px;border:2px solid',
  });
  notice.append(`${loaderText.unreachable} `, createLink(frameTitle, address), ' · ', createLink(firmPhone, telLink));
  return notice;
}

function createLink(textContent: string, href: string): HTMLElement {
  return createElement('a', { textContent, href, target: '_blank' });
}
