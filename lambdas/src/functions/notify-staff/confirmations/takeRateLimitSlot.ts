import * as v from 'valibot';
import type { ObjectStore } from '../../../storage/ObjectStore';
import { jsonBody, readJson } from '../../../storage/readJson';

const slotsSchema = v.object({
  version: v.literal(1),
  taken: v.array(v.object({ holder: v.string(), at: v.pipe(v.string(), v.isoTimestamp()) })),
});

export type RateLimit = { readonly max: number; readonly windowMs: number };

type Ports<Calls extends keyof ObjectStore> = {
  readonly store: Pick<ObjectStore, Calls>;
  readonly now: () => Date;
};

export async function countFreeSlots(ports: Ports<'read'>, key: string, limit: RateLimit): Promise<number> {
  return limit.max - (await readSlots(ports, key, limit)).taken.length;
}

/**
 * Takes one of the slots that an object counts, unless all are taken. Idempotent per holder. Compare-and-swap by ETag
 * keeps the limit under concurrency.
 */
export async function takeRateLimitSlot(
  ports: Ports<'read' | 'create' | 'replace'>,
  { key, holder }: { readonly key: string; readonly holder: string },
  limit: RateLimit,
): Promise<boolean> {
  for (;;) {
    const { taken, etag } = await readSlots(ports, key, limit);
    const others = taken.filter((slot) => slot.holder !== holder);
    if (others.length >= limit.max) return false;
    const body = jsonBody({ version: 1, taken: [...others, { holder, at: ports.now().toISOString() }] });
    const isTaken =
      etag === undefined
        ? (await ports.store.create(key, body)) === 'created'
        : (await ports.store.replace(key, { ...body, etag })) !== undefined;
    if (isTaken) return true;
  }
}

/** The slots taken within the window, and the object's ETag */
async function readSlots({ store, now }: Ports<'read'>, key: string, { windowMs }: RateLimit) {
  const found = await readJson(store, key, slotsSchema);
  const time = now().getTime();
  const taken = (found?.value.taken ?? []).filter(({ at }) => time - new Date(at).getTime() < windowMs);
  return { taken, etag: found?.etag };
}
