import { Decrypter } from 'age-encryption';
import * as v from 'valibot';
import { mediaTypeOf } from '@incasso/contract/documents/mediaTypeOf';
import {
  draftFileMarkSchema,
  draftFileSchema,
  draftFileVersion,
  maxDraftLineBytes,
  type DraftFileResult,
} from './DraftFile';
import { refuseAtSight } from './refuseAtSight';

/** Opens what `lockDraft` made. Answers why not, of a file that it did not make, or that changed since. */
export async function unlockDraft(file: Blob, passphrase: string): Promise<DraftFileResult> {
  const refusal = await refuseAtSight(file);
  if (refusal !== undefined) return { ok: false, refusal };
  try {
    const decrypter = new Decrypter();
    decrypter.addPassphrase(passphrase.normalize('NFC'));
    return await readDraft(await new Response(await decrypter.decrypt(file.stream())).blob());
  } catch (error) {
    return { ok: false, refusal: isWrongPassphrase(error) ? 'wrong_passphrase' : 'damaged' };
  }
}

/** Age proves with the first key that the passphrase fits, and with every other that nothing changed. */
function isWrongPassphrase(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('no identity matched');
}

async function readDraft(content: Blob): Promise<DraftFileResult> {
  const bytes = new Uint8Array(await content.slice(0, maxDraftLineBytes).arrayBuffer());
  const end = bytes.indexOf(0x0a);
  const line = parseJson(new TextDecoder().decode(bytes.subarray(0, Math.max(end, 0))));
  const mark = v.safeParse(draftFileMarkSchema, line);
  if (!mark.success) return { ok: false, refusal: 'foreign' };
  if (mark.output.version > draftFileVersion) return { ok: false, refusal: 'newer' };
  const parsed = v.safeParse(draftFileSchema, line);
  if (!parsed.success) return { ok: false, refusal: 'foreign' };

  const { answers, invoices, sent, documents } = parsed.output;
  let position = end + 1;
  const opened = documents.map(({ name, size, kind }) => {
    const part = content.slice(position, (position += size));
    return { kind, file: new File([part], name, { type: mediaTypeOf(name) }) };
  });
  if (position !== content.size) return { ok: false, refusal: 'foreign' };
  return { ok: true, draft: { answers, invoices, sent, documents: opened } };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
