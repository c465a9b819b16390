import { filesWithin } from '@incasso/documents/filesWithin';
import { readDocumentOrMail } from '@incasso/documents/readDocumentOrMail';
import { unpackZip } from '@incasso/documents/unpackZip';
import { answerOrders, foundFile, verdictOf } from './answerOrders';

answerOrders(async (name, bytes) => {
  if (!/\.zip$/i.test(name)) return verdictOf(await readDocumentOrMail({ name, bytes }), bytes, filesWithin);
  const unpacked = await unpackZip(bytes);
  if (unpacked.ok) return { found: unpacked.documents.map(foundFile) };
  const { ok: _ok, ...refused } = unpacked;
  return refused;
});
