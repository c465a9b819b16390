import type { Embedding, IntakeNews, IntakeWish } from '@incasso/browser/host/embedding';
import { hostMessageSchema, type FrameMessage } from '@incasso/contract/embed/embedMessages';
import { embedVersion } from '@incasso/contract/embed/embedNames';
import type { EmbedPrefill } from '@incasso/contract/embed/prefillFields';
import type { WrittenTheme } from '@incasso/contract/embed/writtenTheme';
import * as v from 'valibot';
import { afterPaint } from '../../afterPaint';

/** A message without the mark, which every one gets. */
export type FrameNews = IntakeNews | { readonly type: 'resize'; readonly height: number };

/** What of a window the conversation needs. */
type Surroundings = {
  /** Itself where the frame is opened in a tab of its own. */
  readonly parent: object & { postMessage(message: FrameMessage, targetOrigin: string): void };
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
};

/**
 * The page that shows the frame. Who may do that, the edge decides by `frame-ancestors`; which origin it is, the page says
 * itself by its `hello`, whose origin the browser vouches for. Only that origin is told anything, and only its messages
 * count. News wait for that; and until the frame has shown its visitor what there is to show. Of each kind the latest is
 * told.
 */
export class HostPage implements Omit<Embedding, 'place'> {
  #origin: string | undefined;
  #prefill: EmbedPrefill = {};
  readonly #waiting = new Map<string, FrameNews>();
  readonly #listeners = new Set<(wish: IntakeWish) => void>();

  constructor(
    private readonly frame: Surroundings,
    private readonly showTheme: (theme: WrittenTheme) => void,
  ) {
    frame.addEventListener('message', (event) => this.#hear(event));
    // It says nothing but that there is a frame, so that anyone may read it.
    if (!this.#isAlone()) frame.parent.postMessage({ intake: embedVersion, type: 'awake' }, '*');
  }

  readonly prefill = (): EmbedPrefill => this.#prefill;

  readonly listen = (listener: (wish: IntakeWish) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly report = (news: FrameNews): void => {
    if (this.#waiting.size === 0) afterPaint(() => this.#tellWaiting());
    this.#waiting.set(news.type, news);
  };

  #tellWaiting(): void {
    if (this.#origin === undefined) return;
    for (const news of this.#waiting.values()) {
      this.frame.parent.postMessage({ intake: embedVersion, ...news }, this.#origin);
    }
    this.#waiting.clear();
  }

  #isAlone(): boolean {
    return Object.is(this.frame.parent, this.frame);
  }

  #hear({ source, origin, data }: MessageEvent<unknown>): void {
    // An opaque origin cannot be answered: no target names it.
    if (this.#isAlone() || source !== this.frame.parent || origin === 'null') return;
    const { success, output: message } = v.safeParse(hostMessageSchema, data);
    if (!success || (message.type !== 'hello' && this.#origin === undefined)) return;
    if (this.#origin !== undefined && this.#origin !== origin) return;
    switch (message.type) {
      case 'hello':
        this.#origin = origin;
        this.#tellWaiting();
        this.#fill(message.prefill);
        return;
      case 'theme':
        this.showTheme(message.theme);
        return;
      case 'prefill':
        this.#fill(message.prefill);
        return;
      case 'reset':
        this.#prefill = {};
        this.#ask({ type: 'reset' });
    }
  }

  #fill(prefill: EmbedPrefill): void {
    this.#prefill = { ...this.#prefill, ...prefill };
    this.#ask({ type: 'prefill', prefill });
  }

  #ask(wish: IntakeWish): void {
    for (const listener of this.#listeners) listener(wish);
  }
}
