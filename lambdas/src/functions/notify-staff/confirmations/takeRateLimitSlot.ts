import * as v from 'valibot';
import type { ObjectStore } from '../../../storage/ObjectStore';
import { jsonBody, readJson } from '../../../storage/readJson';

const slotsSchema = v.object({
  version: v.literal(1),
  taken: v.array(v.object({ holder: v.string(), at: v.pipe(v.string(), v.isoTimestamp()) })),
});

/** So many places in so much time. */
export type RateLimit = { readonly max: number; readonly windowMs: number };

/**
 * Takes one of the places that an object counts, unless all are taken. Who holds one takes it again. The object is
 * replaced by its ETag, so that of racing calls no more take a place than there are.
 */
export async function takeRateLimitSlot(
  { store, now }: { readonly store: ObjectStore; readonly now: () => Date },
  { key, holder }: { readonly key: string; readonly holder: string },
  { max, windowMs }: RateLimit,
): Promise<boolean> {
  for (;;) {
    const found = await readJson(store, key, slotsSchema);
    const time = now();
    const others = (found?.value.taken ?? []).filter(
      (slot) => slot.holder !== holder && time.getTime() - new Date(slot.at).getTime() < windowMs,
    );
    if (others.length >= max) return false;
    const body = jsonBody({ version: 1, taken: [...others, { holder, at: time.toISOString() }] });
    const isTaken =
      found === undefined
        ? (await store.create(key, body)) === 'created'
        : (await store.replace(key, { ...body, etag: found.etag })) !== undefined;
    if (isTaken) return true;
  }
}
