import type { EmbedErrorCode, EmbedEvent } from '@incasso/contract/embed/embedEvents';
import { firstStepHeight } from '@incasso/contract/embed/firstStepHeight';
import type { FrameMessage, PageMessage } from '@incasso/contract/embed/embedMessages';
import type { Unmarked } from '@incasso/contract/embed/messageSchema';
import { fetchFrame, type FetchedFrame } from './fetchFrame';
import { loaderText } from './loader.text';
import { readHeight } from './readAttributes';
import { siteLinkText } from '../../wizard/SiteLink.text';

type Settings = {
  readonly site: string;
  /** The iframe's URL, read at each attempt. */
  readonly readAddress: () => string;
  /** Sends hello to the frame; called once the frame is awake. */
  readonly greet: () => void;
};

/** What an element shows: the page's own content, then the iframe, or a notice why it is missing. */
export type View = {
  /** Reserves the iframe's height to avoid a layout shift. */
  readonly reserve: () => void;
  readonly showFrame: () => void;
  readonly showFailure: (code: EmbedErrorCode, text: string, retry?: () => void) => void;
  /** Posts a message to the frame. Returns whether the frame was awake to receive it. */
  readonly post: (message: Unmarked<PageMessage>) => boolean | undefined;
  /** Sets the iframe to the height the page configured, otherwise to that of its content. */
  readonly fit: () => void;
  readonly clear: () => void;
};

/** The view of an element. Emits its events to the page. */
export function createView(element: HTMLElement, { site, readAddress, greet }: Settings): View {
  // Closed, so that the page's styles and scripts cannot reach the frame.
  const shadow = element.attachShadow({ mode: 'closed' });
  const slot = document.createElement('slot');
  slot.style.display = 'block';
  let frame: FetchedFrame | undefined;
  let notice: Element | undefined;
  /** The last reported height in pixels. */
  let contentHeight = 0;

  const reserve = () => {
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
    frame = undefined;
    shadow.replaceChildren();
  };

  return { reserve, showFrame, showFailure, post, fit, clear };
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
function emitEvent(element: Element, { type, ...detail }: EmbedEvent): void {
  element.dispatchEvent(new CustomEvent(`intake:${type}`, { bubbles: true, composed: true, detail }));
}

/** Set by the bundler: address of the wizard on the site. */
declare const startPath: string;

/**
 * Shows in the page why the intake is missing, with a link to the wizard on the site, and with `retry` a retry button.
 */
function createNotice(site: string, text: string, retry?: () => void): HTMLElement {
  const notice = Object.assign(part('div', text), { lang: 'nl' });
  notice.setAttribute('role', 'alert');
  if (retry) notice.append(Object.assign(part('button', loaderText.retry), { onclick: retry }));
  notice.append(Object.assign(part('a', siteLinkText.words), { href: site + startPath, target: '_blank' }));
  return notice;
}

/**
 * An element that does not inherit the page's styles. Sets its own style by script: strict policies forbid style
 * attributes.
 */
function part(name: 'div' | 'button' | 'a', text: string): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  element.style.cssText =
    'all:initial;display:inline-block;font:medium/1.5 sans-serif;color:#0e1b2e;background:#fff;margin:4px;padding:8px;border:2px solid';
  return element;
}
