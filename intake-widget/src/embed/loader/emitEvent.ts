import type { EmbedEvent } from '@incasso/contract/embed/embedEvents';

/** Tells the page an event, as a `CustomEvent` on the element. */
export function emitEvent(element: Element, { type, ...detail }: EmbedEvent): void {
  element.dispatchEvent(new CustomEvent(`intake:${type}`, { bubbles: true, detail }));
}
