import { inTime } from '@incasso/browser/scheduling/inTime';
import { documentLimits } from '@incasso/contract/documents/documentLimits';
import type { DocumentReader, FileVerdict } from './createDocumentReader';
import type { FileStore } from './FileStore';

/** A file that takes longer than this to read is left to the server to check. In milliseconds. */
const readingTimeLimitMs = 60_000;

export type CheckPorts = { readonly files: FileStore; readonly readDocument: DocumentReader['readDocument'] };

/** Reads a document and checks it by itself. */
export async function checkStoredFile(id: string, ports: CheckPorts): Promise<FileVerdict> {
  return (await inTime(check(id, ports), readingTimeLimitMs).catch(() => undefined)) ?? {};
}

async function check(id: string, { files, readDocument }: CheckPorts): Promise<FileVerdict | undefined> {
  const file = await files.get(id);
  if (file === undefined) return { refusal: 'lost' };
  if (file.size === 0) return { refusal: 'empty' };
  if (file.size > documentLimits.maxBytes) return { refusal: 'too_large' };
  const verdict = await readDocument(file);
  if (verdict?.refusal !== 'heic_photo') return verdict;
  return (await replacePhoto(id, file, { files, readDocument })) ?? verdict;
}

/** Puts a JPG in the place of a HEIC photo, where the browser can read the photo. */
async function replacePhoto(id: string, photo: File, { files, readDocument }: CheckPorts) {
  const { convertPhoto } = await import(/* webpackChunkName: "convert-photo" */ './convertPhoto');
  const jpg = await convertPhoto(photo).catch(() => undefined);
  if (jpg === undefined) return undefined;
  await files.put(id, jpg);
  return { ...(await readDocument(jpg)), replacement: { name: jpg.name, size: jpg.size } };
}
