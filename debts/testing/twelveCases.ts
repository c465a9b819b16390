import type { Invoice } from '@incasso/documents/Invoice';
import { sampleInvoice } from '@incasso/documents/testing/sampleInvoice';
import type { CaseKind, CountedKind } from '../src/fees/caseKinds';
import { readDebts, type InvoiceOfDocument } from '../src/invoices/readDebts';
import type { Reason } from '../src/ledger/reasons';
import type { Debt } from '../src/row/Debt';
import { mergeDebts } from '../src/row/mergeDebts';
import { sampleDebt } from './sampleDebt';

/** The day on which the cases are sent */
export const sentOn = '2026-11-29';

export type SampleCase = {
  readonly debts: readonly Debt[];
  readonly read: readonly InvoiceOfDocument[];
  /** The open amounts in words, without counts: `€ 650,00`, `nog niet vervallen € 80,00` */
  readonly open: string;
  /** What the site's calculator is given for each invoice, if it counts the kind and all of the claim */
  readonly calculator?: readonly (readonly [kind: CountedKind, principal: string, dueDate: string])[];
  /** What is claimed where the law adds nothing. Default: what the calculator gives, or nothing. */
  readonly claim?: string;
  readonly reason?: Reason['code'];
  /** That reason as the staff reads it */
  readonly words?: string;
  /** The reason as the visitor reads it at the row. Default: not there. */
  readonly remark?: string;
  readonly kinds: readonly CaseKind[];
};

function typed(...rows: Partial<Debt>[]): Pick<SampleCase, 'debts' | 'read'> {
  return {
    debts: rows.map((row, index) => sampleDebt({ id: String(index + 1), invoice: `F${index + 1}`, ...row })),
    read: [],
  };
}

function read(invoice: Invoice, ...rows: Partial<Debt>[]): Pick<SampleCase, 'debts' | 'read'> {
  const documents = [{ sha256: 'a'.repeat(64), invoice }];
  return { debts: mergeDebts(typed(...rows).debts, readDebts(documents)), read: documents };
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

/** A case of each kind that law or fees distinguish */
export const twelveCases = {
  undisputed: {
    ...typed({ amount: '650', dueDate: '2026-08-28' }),
    open: '€ 650,00',
    calculator: [['undisputed', '650.00', '2026-08-28']],
    kinds: ['undisputed'],
  },
  disputed: {
    ...typed({ amount: '12.500', dueDate: '2026-02-28', isDisputed: true }),
    open: '€ 12.500,00',
    calculator: [['disputed', '12500.00', '2026-02-28']],
    reason: 'disputed',
    words: 'betwist: te vorderen, maar niet via IOS',
    kinds: ['disputed'],
  },
  consumer: {
    ...typed({ debtor: 'Jan Janssens', number: '', amount: '320', debtorIs: 'consumer' }),
    open: '€ 320,00',
    claim: '€ 320,00',
    reason: 'consumer',
    words: 'consument: geen interest of vaste vergoeding zoals tussen bedrijven',
    kinds: ['consumer'],
  },
  authority: {
    ...typed({ debtor: 'Stad Verzonnen', amount: '4.000', dueDate: '2026-03-31', debtorIs: 'authority' }),
    open: '€ 4.000,00',
    calculator: [['authority', '4000.00', '2026-03-31']],
    kinds: ['authority'],
  },
  bankrupt: {
    ...typed({ debtor: 'Verzonnen BV in faling', amount: '1.000', dueDate: '2026-02-14' }),
    open: '€ 1.000,00',
    calculator: [['undisputed', '1000.00', '2026-02-14']],
    kinds: ['undisputed'],
  },
  abroad: {
    ...read(abroad),
    open: '€ 1.210,00',
    claim: '€ 1.210,00',
    reason: 'abroad',
    words: 'buitenland (FR): Belgisch recht? IOS kan niet',
    kinds: ['abroad'],
  },
  small: {
    ...typed({ amount: '80', dueDate: '2026-05-31' }),
    open: '€ 80,00',
    calculator: [['undisputed', '80.00', '2026-05-31']],
    kinds: ['undisputed'],
  },
  large: {
    ...typed({ amount: '250.000', dueDate: '2024-03-31' }),
    open: '€ 250.000,00',
    calculator: [['undisputed', '250000.00', '2024-03-31']],
    kinds: ['undisputed'],
  },
  notDue: {
    ...typed({ amount: '80', dueDate: '2027-01-31' }),
    open: 'nog niet vervallen € 80,00',
    reason: 'not_due',
    words: 'nog niet vervallen (31/01/2027)',
    remark: 'Nog niet vervallen (31/01/2027)',
    kinds: ['undisputed'],
  },
  lapsed: {
    ...typed({ amount: '900', dueDate: '2012-05-31' }),
    open: 'misschien verjaard € 900,00',
    reason: 'may_have_lapsed',
    words: 'misschien verjaard: meer dan tien jaar oud',
    remark: 'Misschien verjaard: meer dan tien jaar oud',
    kinds: ['undisputed'],
  },
  partPaid: {
    ...read(
      partPaid,
      { invoice: 'V2', amount: '500', dueDate: '2026-04-30' },
      { invoice: 'V3', amount: '605,50', dueDate: '2026-06-30' },
    ),
    open: '€ 2.105,50',
    calculator: [
      ['undisputed', '1000.00', '2026-02-14'],
      ['undisputed', '500.00', '2026-04-30'],
      ['undisputed', '605.50', '2026-06-30'],
    ],
    words: 'al betaald € 210,00',
    kinds: ['undisputed'],
  },
  creditAbove: {
    ...typed({ amount: '1.250,50' }, { amount: '4.000' }, { invoice: 'CN1', amount: '-6.000', dueDate: '' }),
    open: '',
    reason: 'credit_exceeds',
    words: 'volgens deze cijfers is de cliënt hem € 749,50 schuldig',
    remark: 'Volgens deze cijfers bent u hem € 749,50 schuldig',
    kinds: [],
  },
} as const satisfies Record<string, SampleCase>;

export const caseNames = Object.keys(twelveCases);

export function sampleCase(name: string): SampleCase {
  const found = Object.entries<SampleCase>(twelveCases).find(([each]) => each === name);
  if (found === undefined) throw new Error(`There is no case ${name}.`);
  return found[1];
}
