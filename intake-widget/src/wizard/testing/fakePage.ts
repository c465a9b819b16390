import type { Embedding, IntakeNews, IntakeWish } from '@incasso/browser/host/embedding';
import type { EmbedPrefill } from '@incasso/contract/embed/prefillFields';

/** A page of others in memory: what it heard, and how it wishes something. */
export function fakePage(prefill: EmbedPrefill = {}) {
  const heard: IntakeNews[] = [];
  const listeners = new Set<(wish: IntakeWish) => void>();
  const embedding: Embedding = {
    place: 'pk_test/1',
    report: (news) => heard.push(news),
    prefill: () => prefill,
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const wish = (wished: IntakeWish) => {
    for (const listener of listeners) listener(wished);
  };
  return { embedding, heard, wish };
}
