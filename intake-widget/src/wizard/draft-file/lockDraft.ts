import { Encrypter } from 'age-encryption';
import { draftFileVersion, scryptWorkFactor, type DraftFile } from './DraftFile';

/** A draft as the bytes of a file that opens with the passphrase alone: `docs/draft-files.md`. */
export async function lockDraft(
  { documents, answers, invoices, sent }: DraftFile,
  passphrase: string,
  workFactor = scryptWorkFactor,
): Promise<Blob> {
  const line = {
    format: 'aanvraag',
    version: draftFileVersion,
    answers,
    invoices,
    sent,
    documents: documents.map(({ file: { name, size }, kind }) => ({ name, size, kind })),
  };
  const content = new Blob([`${JSON.stringify(line)}\n`, ...documents.map(({ file }) => file)]);
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase.normalize('NFC'));
  encrypter.setScryptWorkFactor(workFactor);
  return new Response(await encrypter.encrypt(content.stream())).blob();
}
