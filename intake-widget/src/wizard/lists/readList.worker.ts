import type { ListQuestion } from '@incasso/debts/readList';
import { readListFile } from './readListFile';

addEventListener('message', ({ data: { file, question } }: MessageEvent<{ file: File; question: ListQuestion }>) => {
  const reading = file.arrayBuffer().then((bytes) => readListFile(new Uint8Array(bytes), question));
  // Reading fails if the file was removed or is no spreadsheet.
  void reading.catch(() => undefined).then((read) => postMessage(read));
});
