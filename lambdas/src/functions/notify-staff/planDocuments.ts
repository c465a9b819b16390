import { retentionDays } from '@incasso/contract/retention';
import { mayBeOpened, type ScanVerdict } from '../../malware-scan/MalwareScan';
import type { IntakeRecord, StoredDocument } from '../../submissions/SubmissionRecord';
import type { DeliveredDocument } from './DeliveredDocument';

export type PlanPorts = {
  readonly linkTo: (claim: { submissionId: string; sha256: string; expiresAt: Date }) => string;
  readonly now: Date;
  /** Bytes that the mail has left for documents. */
  readonly room: number;
};

/** Decides how each document reaches the staff: all attached while they are small enough together, else all by link. */
export function planDocuments(
  { submissionId, reference, documents }: IntakeRecord,
  verdicts: readonly ScanVerdict[],
  { linkTo, now, room }: PlanPorts,
): DeliveredDocument[] {
  const judged = documents.map((document, index) => ({ document, verdict: verdicts[index] ?? 'pending' }));
  const open = judged.filter(({ verdict }) => mayBeOpened(verdict)).map(({ document }) => document);
  const areAttached = open.reduce((total, { size }) => total + size, 0) <= room;
  const names = attachmentNames(reference, documents);
  const expiresAt = new Date(now.getTime() + retentionDays.documentLinks * 24 * 60 * 60_000);

  return judged.map(({ document, verdict }, index): DeliveredDocument => {
    const url = linkTo({ submissionId, sha256: document.sha256, expiresAt });
    switch (verdict) {
      case 'clean':
      case 'not_scanned': {
        const isScanned = verdict === 'clean';
        const attachmentName = names[index] ?? reference;
        return areAttached
          ? { kind: 'attached', document, attachmentName, isScanned }
          : { kind: 'linked', document, url, isScanned };
      }
      case 'pending':
        return { kind: 'awaited', document, url };
      case 'infected':
        return { kind: 'infected', document };
      case 'failed':
        return { kind: 'unscannable', document };
    }
  });
}

/** Names that begin with the reference, each once: `K7QM-3TXB factuur.pdf`, `K7QM-3TXB factuur (2).pdf`. */
function attachmentNames(reference: string, documents: readonly StoredDocument[]): string[] {
  const taken = new Set<string>();
  return documents.map(({ name }) => {
    let free = name;
    for (let times = 2; taken.has(free.toLowerCase()); times += 1) free = name.replace(/(\.[^.]*)?$/, ` (${times})$1`);
    taken.add(free.toLowerCase());
    return `${reference} ${free}`;
  });
}
