import { documentKinds } from '@incasso/contract/documents/documentKinds';
import { kindsOfDocuments, type DocumentsRecord } from './kindsOfDocuments';
import type { IntakeRecord } from './SubmissionRecord';

/** What a file of a case is called in the staff's hands: `K7QM-3TXB - Factuur - maart.pdf`. */
export function fileName({ reference }: Pick<IntakeRecord, 'reference'>, kind: string, name: string): string {
  return `${reference} - ${kind} - ${name}`;
}

/**
 * The names of a case's documents, or of an addition's, in the staff's hands, in their order; each once, whatever its
 * capitals.
 */
export function fileNamesOf(record: DocumentsRecord): string[] {
  const kinds = kindsOfDocuments(record);
  const taken = new Set<string>();
  return record.documents.map(({ name }, place) => {
    const wanted = fileName(record, documentKinds[kinds[place] ?? 'other'], name);
    let free = wanted;
    for (let times = 2; taken.has(free.toLowerCase()); times += 1)
      free = wanted.replace(/(\.[^.]*)?$/, ` (${times})$1`);
    taken.add(free.toLowerCase());
    return free;
  });
}
