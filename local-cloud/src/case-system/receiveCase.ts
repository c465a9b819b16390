import { caseEventSchema } from '@incasso/lambdas/case-events/caseEvent';
import { equalSecrets } from '@incasso/lambdas/http/equalSecrets';
import { link, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

/** What is posted. */
export const eventTextSchema = v.pipe(v.string(), v.parseJson(), caseEventSchema);

/** A sample of a case system: keeps each event once, and says by a status what became of a call. */
export async function receiveCase(
  { givenKey, body }: { readonly givenKey: string; readonly body: string },
  { key, folder }: { readonly key: string; readonly folder: string },
): Promise<200 | 201 | 401 | 422> {
  if (!equalSecrets(givenKey, key)) return 401;
  const parsed = v.safeParse(eventTextSchema, body);
  if (!parsed.success) return 422;
  const path = join(folder, `${parsed.output.id}.json`);
  const written = `${path}.${String(process.hrtime.bigint())}.tmp`;
  await writeFile(written, body);
  // A link is made whole or not at all, and by one of those who make it at the same time.
  try {
    await link(written, path);
    return 201;
  } catch (fault) {
    if (fault instanceof Error && 'code' in fault && fault.code === 'EEXIST') return 200;
    throw fault;
  }
}
