import { purposeOf } from '../src/invoice/purposeOf';
import type { Invoice, Party } from '../src/invoice/Invoice';

/** The values of `sampleUbl()`, with changes */
export function sampleInvoice(changes: Partial<Invoice> = {}): Invoice {
  return withPurpose({
    kind: 'invoice',
    typeCode: '380',
    number: '2026-0012',
    issueDate: '2026-01-15',
    dueDate: '2026-02-14',
    paymentTerms: 'Betaalbaar binnen 30 dagen',
    currency: 'EUR',
    amounts: { taxExclusive: '1000.00', tax: '210.00', taxInclusive: '1210.00', payable: '1210.00' },
    seller: sampleSellerParty(),
    buyer: sampleBuyerParty(),
    paymentMeans: [
      {
        code: '30',
        account: 'BE68539007547034',
        iban: 'BE68 5390 0754 7034',
        bic: 'XXXXBEBB',
        accountName: 'Voorbeeld Interieur BV',
        reference: '+++090/9337/55493+++',
        structuredReference: '+++090/9337/55493+++',
      },
    ],
    precedingInvoices: [],
    ...changes,
  });
}

/** The values of `sampleUbl({ root: 'CreditNote' })`, with changes */
export function sampleCreditNote(changes: Partial<Invoice> = {}): Invoice {
  return withPurpose({ ...without(sampleInvoice(), 'dueDate'), kind: 'credit_note', typeCode: '381', ...changes });
}

/** Adds the purpose of its type and amount. */
function withPurpose(invoice: Omit<Invoice, 'purpose'>): Invoice {
  return { ...invoice, purpose: purposeOf(invoice) };
}

export function sampleSellerParty(): Party {
  return {
    legalName: 'Voorbeeld Interieur BV',
    tradingName: 'Voorbeeld Interieur',
    companyNumber: '0123.456.749',
    legalIdentifier: { value: '0123456749', scheme: '0208' },
    vatNumber: 'BE0123456749',
    endpoint: { value: '0123456749', scheme: '0208' },
    identifiers: [],
    address: { street: 'Voorbeeldstraat 1', postalCode: '8500', city: 'Kortrijk', country: 'BE' },
    contact: { name: 'An Voorbeeld', phone: '+32 56 00 00 00', email: 'an@interieur.example' },
  };
}

export function sampleBuyerParty(): Party {
  return {
    legalName: 'Staalvoorbeeld NV',
    companyNumber: '0999.999.922',
    legalIdentifier: { value: '0999999922', scheme: '0208' },
    endpoint: { value: '0999999922', scheme: '0208' },
    identifiers: [],
    address: { street: 'Staalkaai 2', postalCode: '9000', city: 'Gent', country: 'BE' },
    contact: {},
  };
}

/** Omits these keys. */
export function without<Values, Name extends keyof Values>(values: Values, ...names: Name[]): Omit<Values, Name>;
export function without(values: Record<string, unknown>, ...names: string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));
}
