import { readDocumentOrMail } from '@incasso/documents/readDocumentOrMail';
import { unpackZip } from '@incasso/documents/unpackZip';
import { answerOrders, foundFile, verdictOf } from './answerOrders';

answerOrders(async (name, bytes) => {
  if (!/\.zip$/i.test(name)) return verdictOf(await readDocumentOrMail({ name, bytes }), bytes);
  const documents = await unpackZip(bytes);
  return documents === undefined ? { refusal: 'type_not_accepted' } : { found: documents.map(foundFile) };
});
