import { mediaTypeOf } from '@incasso/contract/documents/mediaTypeOf';
import { retentionDays } from '@incasso/contract/retention';
import { sizeInMail } from '../../mail/Mailer';
import { mayBeOpened, type ScanVerdict } from '../../malware-scan/MalwareScan';
import { fileNamesOf } from '../../submissions/fileNames';
import type { AdditionRecord, IntakeRecord, StoredDocument } from '../../submissions/SubmissionRecord';
import type { LinkedFile } from '../../staff-links/documentToken';
import type { DeliveredDocument } from './mails/documentSection';

export type PlanPorts = {
  readonly linkTo: (file: LinkedFile) => string;
  readonly now: Date;
  /** Bytes left in the mail for encoded documents. */
  readonly room: number;
};

/**
 * A mail may hold anything, also what makes another mail system refuse the staff's mail. As an attachment it would not
 * arrive byte for byte either: a part of this type may not be in base64 (RFC 2046, 5.2.1).
 */
const linkedType = mediaTypeOf('mail.eml');

/**
 * Decides how each document reaches the staff: attached while it fits, invoices first; otherwise linked. A mail is
 * always linked.
 */
export function planDocuments(
  record: IntakeRecord | AdditionRecord,
  verdicts: readonly ScanVerdict[],
  { linkTo, now, room }: PlanPorts,
): DeliveredDocument[] {
  const { documents } = record;
  const names = fileNamesOf(record);
  const attached = chooseAttached(documents, verdicts, room);
  const expiresAt = endOfLinks(now);

  return documents.map((document, index): DeliveredDocument => {
    const url = linkTo({ ...record, sha256: document.sha256, expiresAt });
    const verdict = verdicts[index] ?? 'pending';
    switch (verdict) {
      case 'clean':
      case 'not_scanned': {
        const isScanned = verdict === 'clean';
        return attached.has(index)
          ? { kind: 'attached', document, attachmentName: names[index] ?? document.name, isScanned }
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

/** Expiry of the links in a mail that is sent now. */
export function endOfLinks(now: Date): Date {
  return new Date(now.getTime() + retentionDays.documentLinks * 24 * 60 * 60_000);
}

/** The indexes of attached documents: invoices first, then small before large, so that as many as possible fit. */
function chooseAttached(
  documents: readonly StoredDocument[],
  verdicts: readonly ScanVerdict[],
  room: number,
): ReadonlySet<number> {
  const candidates = documents
    .map(({ kind, size, mediaType }, index) => ({
      ...{ index, mediaType },
      size: sizeInMail(size),
      rank: kind === 'invoice' || kind === 'credit_note' ? 0 : 1,
    }))
    .filter(({ index, mediaType }) => mediaType !== linkedType && mayBeOpened(verdicts[index] ?? 'pending'))
    .sort((one, other) => one.rank - other.rank || one.size - other.size);
  const chosen = new Set<number>();
  let left = room;
  for (const { index, size } of candidates) {
    if (size > left) continue;
    chosen.add(index);
    left -= size;
  }
  return chosen;
}
