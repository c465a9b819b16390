import type { IntakeAnswers } from '@incasso/contract/intakeFields';
import { newestVersions } from '@incasso/contract/legalVersions';
import { sampleMessage } from '@incasso/contract/testing/sampleMessage';
import { sampleAnswers } from '@incasso/contract/testing/sampleAnswers';
import { mergeDebts } from '@incasso/debts/mergeDebts';
import { samplePdf } from '@incasso/documents/testing/samplePdf';
import type { ParsedAddition } from '../src/functions/handle-addition-form/parseAdditionRequest';
import type { ParsedIntake } from '../src/functions/handle-intake-form/parseIntakeRequest';
import type { Keys, ReadKeys } from '../src/ReadKeys';
import { MailRejected, type Mail, type Mailer } from '../src/mail/Mailer';
import { caseFileDays } from '../src/case-file/caseFileDays';
import { accept, refuseBecause } from '../src/Result';
import type { SentDocument } from '../src/http/form/readForm';
import { debtsRead } from '../src/submissions/debtsOf';
import type {
  AdditionRecord,
  ContactRecord,
  IntakeRecord,
  StoredDocument,
  SubmissionRecord,
} from '../src/submissions/SubmissionRecord';

export const submissionId = '11111111-1111-4111-8111-111111111111';
export const otherSubmissionId = '22222222-2222-4222-8222-222222222222';
export const now = new Date('2026-03-02T13:05:00.000Z');

/** Reads the given keys as if they were the keys of a secret. */
export function keysOf(...keys: Keys): ReadKeys {
  return () => Promise.resolve(keys);
}

export function validAnswers(changes: Partial<IntakeAnswers> = {}): IntakeAnswers {
  return sampleAnswers({
    company_name: 'Bakkerij Voorbeeld BV',
    address: 'Voorbeeldstraat 2, 8500 Kortrijk',
    contact_person: 'Jan Voorbeeld',
    phone: '+32 56 36 00 00',
    email: 'jan@bakkerij.example',
    documents_info: 'Twee facturen\nvan maart',
    invoices_terms: 'Op de achterkant',
    ...changes,
  });
}

export function pdfDocument(name = 'factuur.pdf', text = 'Factuur 2026-001'): SentDocument & { bytes: Uint8Array } {
  return { name, bytes: samplePdf({ text }) };
}

/** A document's entry in a record, of no known kind. */
export function storedDocument(name = 'factuur.pdf', changes: Partial<StoredDocument> = {}): StoredDocument {
  return { kind: 'other', name, size: 900, sha256: 'a'.repeat(64), mediaType: 'application/pdf', ...changes };
}

export function validIntakeRequest(changes: Partial<ParsedIntake> = {}): ParsedIntake {
  return {
    submissionId,
    answers: validAnswers(),
    debts: '[]',
    agreesToTerms: true,
    termsVersions: newestVersions,
    recaptchaToken: 'token',
    signals: { website: '' },
    documents: [pdfDocument()],
    partnerReference: '',
    ...changes,
  };
}

const stamp = {
  version: 1,
  submissionId,
  attempt: 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa',
  reference: 'K7QM-3TXB',
  receivedAt: now.toISOString(),
  suspicions: [],
  digest: 'd'.repeat(64),
} satisfies Partial<SubmissionRecord>;

export function storedIntake(changes: Partial<IntakeRecord> = {}): IntakeRecord {
  return {
    ...stamp,
    kind: 'intake',
    answers: validAnswers(),
    doubtful: [],
    documents: [],
    invoices: [],
    debts: mergeDebts([], debtsRead(changes.invoices ?? [])),
    agreement: { agreedAt: now.toISOString(), generalTerms: '2026-01-15', privacyPolicy: '2025-11-01' },
    ...changes,
  };
}

export function storedContact(changes: Partial<ContactRecord> = {}): ContactRecord {
  return {
    ...stamp,
    kind: 'contact',
    message: sampleMessage({ email: 'an@klant.example' }),
    ...changes,
  };
}

export const additionId = '33333333-3333-4333-8333-333333333333';

export function storedAddition(changes: Partial<AdditionRecord> = {}): AdditionRecord {
  return {
    ...stamp,
    kind: 'addition',
    submissionId: additionId,
    caseId: submissionId,
    attempt: 'bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbbbb',
    digest: 'c'.repeat(64),
    note: 'Hierbij de aanmaning.',
    documents: [],
    invoices: [],
    ...changes,
  };
}

export function validAdditionRequest(changes: Partial<ParsedAddition> = {}): ParsedAddition {
  return {
    submissionId: additionId,
    caseId: submissionId,
    note: 'Hierbij de aanmaning.',
    recaptchaToken: 'token',
    signals: { website: '' },
    documents: [pdfDocument('aanmaning.pdf', 'Aanmaning')],
    ...changes,
  };
}

/** A mail to a visitor, as the product composes it. */
export function sampleMail(changes: Partial<Mail> = {}): Mail {
  return {
    to: ['jan@klant.example'],
    audience: 'visitor',
    submissionId,
    reference: 'K7QM-3TXB',
    subject: 'Goed ontvangen',
    html: '<p>Dag</p>',
    text: 'Dag',
    attachments: [],
    ...changes,
  };
}

/**
 * A fake mailer that records its mails; `refuse` decides which mails it refuses (`MailRejected`) or throws for (any
 * other error).
 */
export function keepingMailer(refuse: (mail: Mail) => Error | undefined = () => undefined): Mailer & { sent: Mail[] } {
  const sent: Mail[] = [];
  return {
    sent,
    send(mail) {
      const error = refuse(mail);
      if (error instanceof MailRejected) return Promise.resolve(refuseBecause(error));
      if (error !== undefined) return Promise.reject(error);
      sent.push(mail);
      return Promise.resolve(accept(undefined));
    },
  };
}

/** A fake overview with known text. */
export const plainCaseFiles = {
  caseFileDays,
  writeOverview: ({ record }: { readonly record: Pick<IntakeRecord, 'reference'> }) =>
    Promise.resolve(new TextEncoder().encode(`overview of ${record.reference}`)),
  onOverviewFault: (_submissionId: string, fault: unknown) => {
    throw fault;
  },
};

/** Sequential ids, each a UUID. */
export function idsInARow(): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `${String(count).padStart(8, '0')}-0000-4000-8000-000000000000`;
  };
}
