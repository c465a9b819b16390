import { storagePrefixes } from '@incasso/lambdas/storagePrefixes';
import * as v from 'valibot';

/** What bringing dead letters back needs of the bucket. */
export type LetterStore = {
  /** Keys of all objects under a prefix. */
  list(prefix: string): Promise<string[]>;
  readText(key: string): Promise<string>;
  writeText(key: string, text: string): Promise<void>;
  remove(key: string): Promise<void>;
};

/** What became of the dead letters, by submission id. */
export type Redriven = { readonly returned: readonly string[]; readonly unreadable: readonly string[] };

/** Leaves out the entry's lease and its record of failures. */
const entrySchema = v.object({
  version: v.literal(1),
  submissionId: v.string(),
  attempt: v.string(),
  createdAt: v.string(),
  due: v.array(v.string()),
});
const letterSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ entry: v.pipe(v.string(), v.parseJson(), entrySchema) }),
);

/**
 * Puts every dead letter back into the outbox without its record of failures; the next sweep, within a quarter of an hour, tries it
 * again. A letter whose entry cannot be read stays where it is, for a person to look at.
 */
export async function redriveDeadLetters(store: LetterStore): Promise<Redriven> {
  const returned: string[] = [];
  const unreadable: string[] = [];
  for (const key of await store.list(storagePrefixes.deadLetters)) {
    const letter = v.safeParse(letterSchema, await store.readText(key));
    const place = key.slice(storagePrefixes.deadLetters.length);
    if (!letter.success) {
      unreadable.push(place);
      continue;
    }
    await store.writeText(storagePrefixes.outbox + place, JSON.stringify(letter.output.entry));
    await store.remove(key);
    returned.push(place);
  }
  return { returned, unreadable };
}
