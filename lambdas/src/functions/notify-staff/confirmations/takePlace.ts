import * as v from 'valibot';
import type { ObjectStore } from '../../../storage/ObjectStore';
import { jsonBody, readJson } from '../../../storage/readJson';

const placesSchema = v.object({
  version: v.literal(1),
  taken: v.array(v.object({ holder: v.string(), at: v.pipe(v.string(), v.isoTimestamp()) })),
});

/** So many places in so much time. */
export type PlaceLimit = { readonly max: number; readonly windowMs: number };

type Ports<Calls extends keyof ObjectStore> = {
  readonly store: Pick<ObjectStore, Calls>;
  readonly now: () => Date;
};

/** How many places are free now. */
export async function countFreePlaces(ports: Ports<'read'>, key: string, limit: PlaceLimit): Promise<number> {
  return limit.max - (await readPlaces(ports, key, limit)).taken.length;
}

/**
 * Takes one of the places that an object counts, unless all are taken. Who holds one takes it again. The object is
 * replaced by its ETag, so that of racing calls no more take a place than there are.
 */
export async function takePlace(
  ports: Ports<'read' | 'create' | 'replace'>,
  { key, holder }: { readonly key: string; readonly holder: string },
  limit: PlaceLimit,
): Promise<boolean> {
  for (;;) {
    const { taken, etag } = await readPlaces(ports, key, limit);
    const others = taken.filter((place) => place.holder !== holder);
    if (others.length >= limit.max) return false;
    const body = jsonBody({ version: 1, taken: [...others, { holder, at: ports.now().toISOString() }] });
    const isTaken =
      etag === undefined
        ? (await ports.store.create(key, body)) === 'created'
        : (await ports.store.replace(key, { ...body, etag })) !== undefined;
    if (isTaken) return true;
  }
}

/** The places that count now, and the mark of the object's version. */
async function readPlaces({ store, now }: Ports<'read'>, key: string, { windowMs }: PlaceLimit) {
  const found = await readJson(store, key, placesSchema);
  const time = now().getTime();
  const taken = (found?.value.taken ?? []).filter(({ at }) => time - new Date(at).getTime() < windowMs);
  return { taken, etag: found?.etag };
}
