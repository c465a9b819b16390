import { documentKinds } from '@incasso/contract/documents/documentKinds';
import type { IntakeRecord, StoredDocument } from './SubmissionRecord';

/** The staff's name for a file of a case: `K7QM-3TXB - Factuur - maart.pdf` */
export function fileName({ reference }: Pick<IntakeRecord, 'reference'>, kind: string, name: string): string {
  return `${reference} - ${kind} - ${name}`;
}

type FilesOf = Pick<IntakeRecord, 'reference'> & { readonly documents: readonly StoredDocument[] };

/** The staff's names of documents, in their order. Unique without regard to case, as some file systems need. */
export function fileNamesOf(record: FilesOf): string[] {
  const taken = new Set<string>();
  return record.documents.map(({ kind, name }) => {
    const wanted = fileName(record, documentKinds[kind], name);
    let free = wanted;
    for (let times = 2; taken.has(free.toLowerCase()); times += 1)
      free = wanted.replace(/(\.[^.]*)?$/, ` (${times})$1`);
    taken.add(free.toLowerCase());
    return free;
  });
}
