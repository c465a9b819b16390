import type { PartnerPage } from '@incasso/frontend/host/PartnerPage';
import type { EmbedEvent } from '@incasso/contract/embed/embedEvents';
import { pageMessageSchema, type FrameMessage } from '@incasso/contract/embed/embedMessages';
import type { Unmarked } from '@incasso/contract/embed/messageSchema';
import { embedVersion } from '@incasso/contract/embed/embedNames';
import type { EmbedPrefill } from '@incasso/contract/embed/prefillFields';
import type { WrittenTheme } from '@incasso/contract/embed/frameAddress';
import * as v from 'valibot';
import { createCommandChannel } from './createCommandChannel';

type FrameWindow = {
  /** The window itself when the frame is opened in its own tab. */
  readonly parent: object & { postMessage(message: FrameMessage, targetOrigin: string): void };
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
};

/**
 * Exchanges messages with the page that embeds the iframe. The CDN's `frame-ancestors` header decides which pages may
 * embed it. The first `hello` message sets the page's origin, which the browser guarantees. After it the frame sends
 * only to that origin and ignores messages of others. Before it, the latest message of each kind is queued.
 */
export class PartnerPageConnection implements Omit<PartnerPage, 'draftScope' | 'isTest' | 'reference'> {
  #origin: string | undefined;
  #prefill: EmbedPrefill = {};
  readonly #waiting = new Map<string, Unmarked<FrameMessage>>();
  readonly #channel = createCommandChannel();

  constructor(
    private readonly frame: FrameWindow,
    private readonly showTheme: (theme: WrittenTheme) => void,
  ) {
    frame.addEventListener('message', (event) => this.#hear(event));
    // Reveals only that the iframe exists, so any origin may receive it.
    if (!this.#isAlone()) frame.parent.postMessage({ intake: embedVersion, type: 'awake' }, '*');
  }

  readonly prefill = (): EmbedPrefill => this.#prefill;

  readonly listen = this.#channel.listen;

  readonly report = (event: EmbedEvent): void => this.#tell(event);

  readonly revealTop = (): void => this.#tell({ type: 'reveal' });

  #tell(message: Unmarked<FrameMessage>): void {
    this.#waiting.set(message.type, message);
    this.#tellWaiting();
  }

  #tellWaiting(): void {
    if (this.#origin === undefined) return;
    for (const message of this.#waiting.values()) {
      this.frame.parent.postMessage({ intake: embedVersion, ...message }, this.#origin);
    }
    this.#waiting.clear();
  }

  #isAlone(): boolean {
    return Object.is(this.frame.parent, this.frame);
  }

  #hear({ source, origin, data }: MessageEvent<unknown>): void {
    // An opaque origin cannot be answered: it is not a valid target origin.
    if (this.#isAlone() || source !== this.frame.parent || origin === 'null') return;
    const { success, output: message } = v.safeParse(pageMessageSchema, data);
    if (!success || (message.type !== 'hello' && this.#origin === undefined)) return;
    if (this.#origin !== undefined && this.#origin !== origin) return;
    switch (message.type) {
      case 'hello':
        this.#origin = origin;
        this.#tellWaiting();
        return;
      case 'theme':
        this.showTheme(message.theme);
        return;
      case 'prefill':
        this.#prefill = message.prefill;
        this.#channel.command({ type: 'prefill', prefill: message.prefill });
        return;
      case 'add':
        this.#channel.command({ type: 'add', files: message.files });
        return;
      case 'reset':
        this.#prefill = {};
        this.#channel.command({ type: 'reset' });
    }
  }
}
