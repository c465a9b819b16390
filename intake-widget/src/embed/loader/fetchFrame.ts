import type { FrameMessage, PageMessage } from '@incasso/contract/embed/embedMessages';
import type { Unmarked } from '@incasso/contract/embed/messageSchema';
import { createFrame } from './createFrame';
import { readFrameMessage } from './readFrameMessage';

/** How long a frame may take to report that it is awake, in milliseconds: in all, and after its load event. */
const fetchingMs = 30_000;
const loadedMs = 3000;

type Wanted = {
  /** Origin of the site: messages go to it and are accepted from it alone. */
  readonly site: string;
  readonly address: string;
  readonly hear: (message: Unmarked<FrameMessage>) => void;
  /** Called when the frame does not report in time. */
  readonly giveUp: () => void;
};

/** A frame on the page. */
export type FetchedFrame = {
  readonly style: CSSStyleDeclaration;
  /** Tells the frame something. Answers whether it is there to hear it. */
  readonly post: (message: Unmarked<PageMessage>) => boolean;
  readonly close: () => void;
};

/** Adds a frame to a place, and exchanges messages with it and its origin alone. */
export function fetchFrame(container: ParentNode, { site, address, hear, giveUp }: Wanted): FetchedFrame {
  const frame = createFrame(address);
  let isAwake = false;
  let timer = setTimeout(giveUp, fetchingMs);

  frame.onload = () => {
    clearTimeout(timer);
    if (!isAwake)
      timer = setTimeout(() => {
        // What has loaded is a browser's error, as high as the form. Before, a visitor may be reading and typing.
        frame.style.display = 'none';
        giveUp();
      }, loadedMs);
  };
  const listen = ({ source, origin, data }: MessageEvent<unknown>) => {
    const message = source === frame.contentWindow && origin === site && readFrameMessage(data);
    if (!message) return;
    if (message.type === 'awake') {
      isAwake = true;
      frame.style.display = 'block';
      clearTimeout(timer);
    }
    hear(message);
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
      frame.remove();
    },
  };
}
