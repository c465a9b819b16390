import type { Debt } from '@incasso/debts/Debt';
import { mergeDebts } from '@incasso/debts/mergeDebts';
import { sampleDebt } from '@incasso/debts/testing/sampleDebt';
import type { Invoice } from '@incasso/documents/Invoice';
import { sampleInvoice } from '@incasso/documents/testing/sampleInvoice';
import { debtsRead } from '../src/submissions/debtsOf';
import type { IntakeRecord } from '../src/submissions/SubmissionRecord';
import { storedDocument, storedIntake } from './fixtures';

const receivedAt = '2026-11-29T10:00:00.000Z';

/** A case of typed rows, which differ from a company's undisputed invoice as told */
export function typedCase(...rows: Partial<Debt>[]): IntakeRecord {
  const debts = rows.map((row, index) => sampleDebt({ id: String(index + 1), invoice: `F${index + 1}`, ...row }));
  return storedIntake({ receivedAt, debts });
}

/** A case of e-invoices in XML, and of typed rows */
export function readCase(read: readonly Invoice[], ...rows: Partial<Debt>[]): IntakeRecord {
  const invoices = read.map((invoice, index) => ({ sha256: String(index).padStart(64, 'a'), invoice }));
  const documents = invoices.map(({ sha256, invoice }) =>
    storedDocument(`${invoice.number}.xml`, { kind: 'invoice', sha256, mediaType: 'application/xml' }),
  );
  const { debts: typed } = typedCase(...rows);
  return storedIntake({ receivedAt, invoices, documents, debts: mergeDebts([...typed], debtsRead(invoices)) });
}

const abroad = sampleInvoice({
  buyer: {
    ...{ legalName: 'Lyonnaise Exemple SARL', identifiers: [], contact: {}, vatNumber: 'FR40303265045' },
    address: { street: '12 rue Exemple', postalCode: '69001', city: 'Lyon', country: 'FR' },
    legalIdentifier: { value: '30326504500019', scheme: '0009' },
  },
});

const partPaid = sampleInvoice({
  amounts: { taxExclusive: '1000.00', tax: '210.00', prepaid: '210.00', payable: '1000.00' },
});

/** Cases of each kind that law and fees tell apart, received on the same day */
export const twelveCases = {
  undisputed: typedCase({ amount: '650', dueDate: '2026-08-28' }),
  disputed: typedCase({ amount: '12.500', dueDate: '2026-02-28', isDisputed: true }),
  consumer: typedCase({ debtor: 'Jan Janssens', number: '', amount: '320', debtorIs: 'consumer' }),
  authority: typedCase({ debtor: 'Stad Verzonnen', amount: '4.000', dueDate: '2026-03-31', debtorIs: 'authority' }),
  bankrupt: typedCase({ debtor: 'Verzonnen BV in faling', amount: '1.000', dueDate: '2026-02-14' }),
  abroad: readCase([abroad]),
  small: typedCase({ amount: '80', dueDate: '2026-05-31' }),
  large: typedCase({ amount: '250.000', dueDate: '2024-03-31' }),
  notDue: typedCase({ amount: '80', dueDate: '2027-01-31' }),
  lapsed: typedCase({ amount: '900', dueDate: '2012-05-31' }),
  partPaid: readCase(
    [partPaid],
    { invoice: 'V2', amount: '500', dueDate: '2026-04-30' },
    { invoice: 'V3', amount: '605,50', dueDate: '2026-06-30' },
  ),
  creditAbove: typedCase(
    { amount: '1.250,50' },
    { amount: '4.000' },
    { invoice: 'CN1', amount: '-6.000', dueDate: '' },
  ),
} satisfies Record<string, IntakeRecord>;
