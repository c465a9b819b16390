import type { ListQuestion } from '@incasso/debts/readList';
import { readListFile } from './readListFile';

addEventListener('message', ({ data: { file, question } }: MessageEvent<{ file: File; question: ListQuestion }>) => {
  const reading = file.arrayBuffer().then((bytes) => readListFile(new Uint8Array(bytes), question));
  // A file that went away, or is no spreadsheet.
  void reading.catch(() => undefined).then((read) => postMessage(read));
});
