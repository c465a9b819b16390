import { attachedDocuments } from '@incasso/documents/attachedDocuments';
import { readDocumentOrMail } from '@incasso/documents/readDocumentOrMail';
import { unpackZip, type FoundDocument } from '@incasso/documents/unpackZip';
import { answerOrders, verdictOf } from './answerOrders';
import type { FileVerdict } from './createDocumentReader';

answerOrders((name, bytes) => (/\.zip$/i.test(name) ? checkZip(bytes) : checkMail(name, bytes)));

async function checkZip(bytes: Uint8Array): Promise<FileVerdict> {
  const documents = await unpackZip(bytes);
  return documents === undefined ? { refusal: 'type_not_accepted' } : { found: documents.map(fileOf) };
}

async function checkMail(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<FileVerdict> {
  const reading = await readDocumentOrMail({ name, bytes });
  const verdict = await verdictOf(reading, bytes);
  if (!reading.ok || reading.mail === undefined) return verdict;
  const { subject, from, date } = reading.mail;
  const found = await attachedDocuments(reading.mail);
  return { ...verdict, mail: { subject, from, ...(date !== undefined && { date }) }, found: found.map(fileOf) };
}

function fileOf({ name, bytes }: FoundDocument): File {
  return new File([new Uint8Array(bytes)], name);
}
