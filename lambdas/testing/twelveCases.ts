import type { Debt } from '@incasso/debts/Debt';
import { sampleCase, sentOn, type SampleCase } from '@incasso/debts/testing/twelveCases';
import { sampleDebt } from '@incasso/debts/testing/sampleDebt';
import { mergeDebts } from '@incasso/debts/mergeDebts';
import { debtsRead } from '../src/submissions/debtsOf';
import type { Invoice } from '@incasso/documents/Invoice';
import type { IntakeRecord } from '../src/submissions/SubmissionRecord';
import { storedDocument, storedIntake } from './fixtures';

function recordOf({ debts, read }: Pick<SampleCase, 'debts' | 'read'>): IntakeRecord {
  const documents = read.map(({ sha256, invoice: { number } }) =>
    storedDocument(`${number}.xml`, { kind: 'invoice', sha256, mediaType: 'application/xml' }),
  );
  return storedIntake({ receivedAt: `${sentOn}T10:00:00.000Z`, debts: [...debts], invoices: [...read], documents });
}

/** The record of one of the twelve cases */
export function recordOfCase(name: string): IntakeRecord {
  return recordOf(sampleCase(name));
}

/** A case of typed rows: each `row` changes a company's undisputed invoice */
export function typedCase(...rows: Partial<Debt>[]): IntakeRecord {
  const debts = rows.map((row, index) => sampleDebt({ id: String(index + 1), invoice: `F${index + 1}`, ...row }));
  return recordOf({ debts, read: [] });
}

/** A case of one e-invoice in XML */
export function readCase(invoice: Invoice): IntakeRecord {
  const read = [{ sha256: 'a'.repeat(64), invoice }];
  return recordOf({ debts: mergeDebts([], debtsRead(read)), read });
}
