import type { FrameMessage, PageMessage } from '@incasso/contract/embed/embedMessages';
import type { Unmarked } from '@incasso/contract/embed/messageSchema';
import { createElement } from './createElement';

/** How long a frame may take to report `awake`, in milliseconds. One on a slow line that comes later is still shown. */
const fetchingMs = 10_000;

type Wanted = {
  /** Origin of the site: the only origin that messages are sent to and accepted from. */
  readonly site: string;
  readonly address: string;
  readonly hear: (message: FrameMessage) => void;
  /** Called when the frame does not report `awake` in time. */
  readonly giveUp: () => void;
};

/** Data of other senders and versions. */
type Foreign = { readonly intake?: never } | null | undefined;

export type FetchedFrame = {
  readonly style: CSSStyleDeclaration;
  /** Posts a message to the frame. Returns whether the frame was awake to receive it. */
  readonly post: (message: Unmarked<PageMessage>) => boolean;
  readonly close: () => void;
};

/**
 * Adds an iframe to a container and exchanges messages with that iframe and its origin only. Until it is awake it is
 * hidden: it could be the browser's error page.
 */
export function fetchFrame(container: ParentNode, { site, address, hear, giveUp }: Wanted): FetchedFrame {
  const frame = createFrame(address);
  let isAwake = false;
  const timer = setTimeout(giveUp, fetchingMs);
  const listen = ({ source, origin, data }: MessageEvent<FrameMessage | Foreign>) => {
    // From the site's own frame the mark is enough: schemas weigh more than the loader. A test knows `embedVersion`.
    if (source !== frame.contentWindow || origin !== site || data?.intake !== 1) return;
    if (data.type === 'awake') {
      isAwake = true;
      frame.style.display = 'block';
      clearTimeout(timer);
    }
    hear(data);
  };
  addEventListener('message', listen);
  container.append(frame);

  return {
    style: frame.style,
    post: (message) => {
      if (isAwake) frame.contentWindow?.postMessage({ intake: 1, ...message }, site);
      return isAwake;
    },
    close: () => {
      clearTimeout(timer);
      removeEventListener('message', listen);
    },
  };
}

/** Set by the bundler. */
declare const frameTitle: string;

/**
 * Permissions of the iframe: scripts, drafts (same origin), forms, and popups and downloads for the legal documents,
 * which some browsers download. It may not navigate the page.
 */
const sandbox =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads';

function createFrame(src: string): HTMLIFrameElement {
  return createElement('iframe', {
    style: 'display:none;width:100%;border:0',
    title: frameTitle,
    lang: 'nl',
    referrerPolicy: 'no-referrer',
    sandbox,
    src,
  });
}
