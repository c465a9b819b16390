import { inTime } from '@incasso/frontend/scheduling/inTime';
import { documentLimits } from '@incasso/contract/documents/documentLimits';
import { documentExtension } from '@incasso/contract/documents/documentTypes';
import type { UnreadDocument } from '../submission/WizardDocument';
import type { DocumentReader, FileVerdict } from './createDocumentReader';
import type { FileStore } from './FileStore';

/** After this reading time a file is left to the server to check. In milliseconds. */
const readingTimeLimitMs = 60_000;

/** A document as the form knows it. */
type ChosenDocument = Pick<UnreadDocument, 'id' | 'name'>;

export type CheckPorts = { readonly files: FileStore; readonly readDocument: DocumentReader['readDocument'] };

export async function checkStoredFile(document: ChosenDocument, ports: CheckPorts): Promise<FileVerdict> {
  return (await inTime(check(document, ports), readingTimeLimitMs).catch(() => undefined)) ?? {};
}

async function check(
  { id, name }: ChosenDocument,
  { files, readDocument }: CheckPorts,
): Promise<FileVerdict | undefined> {
  const file = await files.get(id);
  if (file === undefined) return { refusal: 'lost' };
  const refusal = file.size === 0 ? 'empty' : file.size > documentLimits.maxBytes ? 'too_large' : undefined;
  if (refusal !== undefined) return { refusal, ...(documentExtension(name) === 'xml' && { invoiceRefusal: refusal }) };
  const verdict = await readDocument(file);
  const jpg = verdict?.refusal === 'heic_photo' ? await jpgOf(file) : undefined;
  const sent = jpg ?? renamed(file, verdict?.replacement?.name);
  if (sent !== file) await files.put(id, sent);
  const sentVerdict = jpg === undefined ? verdict : await readDocument(jpg);
  // The page may have been closed after the file was replaced and before the form knew.
  return sent.name === name ? sentVerdict : { ...sentVerdict, replacement: { name: sent.name, size: sent.size } };
}

/** A HEIC photo as JPG, if the browser can read it. */
async function jpgOf(photo: File): Promise<File | undefined> {
  const { convertPhoto } = await import(/* webpackChunkName: "convert-photo" */ './convertPhoto');
  return convertPhoto(photo).catch(() => undefined);
}

function renamed(file: File, name = file.name): File {
  return name === file.name ? file : new File([file], name, file);
}
