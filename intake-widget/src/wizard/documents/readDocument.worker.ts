import { embeddedFiles } from '@incasso/documents/embeddedFiles';
import { readChosenDocument } from '@incasso/documents/readChosenDocument';
import { answerOrders, verdictOf } from './answerOrders';

answerOrders(async (chosenName, bytes) => {
  const { name, reading } = await readChosenDocument({ name: chosenName, bytes });
  const verdict = await verdictOf(reading, bytes, ({ invoice }) => embeddedFiles(invoice));
  return name === chosenName ? verdict : { ...verdict, replacement: { name, size: bytes.length } };
});
