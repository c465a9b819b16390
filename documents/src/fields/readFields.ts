import { readDecimal, type Decimal, compareDecimals } from '@incasso/contract/decimal';
import { readIsoDate, type IsoDate } from '@incasso/contract/isoDate';
import { isCurrencyCode } from '@incasso/contract/isCurrencyCode';
import { documentTypeCodes, purposeOf } from '../invoice/purposeOf';
import type { EmbeddedDocument, Invoice, Party, ReadInvoice } from '../invoice/Invoice';
import { invoiceLimits } from '../invoice/invoiceLimits';
import { partyName } from '../invoice/partyName';
import { plain, type XmlElement, RefusedXml } from '../xml/XmlElement';
import { ibanOf } from './identifiers';
import { invoicePaths } from './invoicePaths';
import { ciiName } from './invoiceVocabulary';
import { nodeAt, readEach, type InvoiceNode, present, required } from './InvoiceNode';
import { readParty } from './readParty';
import { readStructuredReference } from './structuredReference';

const paths = invoicePaths.document;

/** Reads the root of a UBL or CII document. Throws `incomplete` and `mixed_currencies`. */
export function readFields(root: XmlElement): ReadInvoice {
  const document = nodeAt(root, root.name === ciiName ? 'cii' : 'ubl');
  const typeCode = document.text(paths.typeCode);
  const isCreditNote = root.name === 'credit-note:CreditNote' || documentTypeCodes.get(typeCode) === 'credit';
  const kind = isCreditNote ? ('credit_note' as const) : ('invoice' as const);
  const [payable] = document.elements(invoicePaths.amounts.payable);
  const currency = readCurrency(document.text(paths.currency), payable);
  const amounts = readAmounts(document, currency);
  const invoice = {
    kind,
    purpose: purposeOf({ kind, amounts, ...present({ typeCode }) }),
    number: required(document.text(paths.number)),
    currency,
    amounts,
    seller: readSeller(document),
    buyer: readParty(required(document.all(paths.buyer)[0])),
    paymentMeans: readPaymentMeans(document),
    precedingInvoices: document.all(paths.precedingInvoices).flatMap(readPrecedingInvoice),
    lines: document.all(paths.lines).map((line) => readLine(line, currency)),
    ...readDueDate(readTerms(document)),
    ...present({
      typeCode,
      issueDate: readDate(document.text(paths.issueDate)),
      payee: readPayee(document.first(paths.payee)),
      paymentTerms: plain(document.texts(paths.paymentTerms).join(' ')),
      buyerReference: document.text(paths.buyerReference),
      orderReference: document.text(paths.orderReference),
    }),
  };
  return { invoice, embeddedDocuments: document.all(paths.documents).flatMap(readEmbeddedDocument) };
}

function readAmounts(document: InvoiceNode, currency: string): Invoice['amounts'] {
  const { payable, ...others } = readEach(invoicePaths.amounts, (at) => readAmount(document.elements(at), currency));
  return { payable: required(payable), ...others };
}

/** CII has the creditor of a direct debit beside the payment; UBL has it among the seller's identifiers. */
function readSeller(document: InvoiceNode): Party {
  const seller = readParty(document.first(paths.seller));
  const creditor = document.text(paths.creditor);
  if (creditor === undefined) return seller;
  return { ...seller, identifiers: [...seller.identifiers, { value: creditor, scheme: 'SEPA' }] };
}

/** Some files have an empty payee here, or the creditor of a direct debit. */
function readPayee(node: InvoiceNode): Invoice['payee'] {
  const party = readParty(node);
  const payee = present({ name: partyName(party), companyNumber: party.companyNumber });
  return (payee.name ?? payee.companyNumber) ? payee : undefined;
}

/** CII's payment reference applies to all payment means. Without any, it is read as one. */
function readPaymentMeans(document: InvoiceNode): Invoice['paymentMeans'] {
  const shared = document.text(paths.paymentReference);
  const all = document.all(paths.paymentMeans);
  const nodes = all.length === 0 && shared !== undefined ? [document.first(paths.paymentMeans)] : all;
  return nodes.map((means) => {
    const texts = readEach(invoicePaths.means, means.text);
    const reference = texts.reference ?? shared;
    return {
      ...texts,
      ...present({
        iban: ibanOf(texts.account),
        reference,
        structuredReference: reference === undefined ? undefined : readStructuredReference(reference),
      }),
    };
  });
}

function readPrecedingInvoice(node: InvoiceNode): Invoice['precedingInvoices'] {
  const { number, issueDate } = readEach(invoicePaths.precedingInvoice, node.text);
  return number === undefined ? [] : [{ number, ...present({ issueDate: readDate(issueDate) }) }];
}

function readLine(node: InvoiceNode, currency: string): Invoice['lines'][number] {
  const { name, quantity, amount } = invoicePaths.line;
  return present({
    name: node.text(name),
    quantity: readDecimal(node.text(quantity), invoiceLimits.maxDigits),
    amount: readAmount(node.elements(amount), currency),
  });
}

/** Two or more dated instalments replace the document's own due date, which is one of theirs. */
function readTerms(document: InvoiceNode): readonly PaymentTerm[] {
  const terms = document.all(paths.terms).map(readTerm);
  const beside = document.texts(paths.dueDate).map(termOf);
  if (beside.length === 0 || terms.filter(({ isPart, date }) => isPart === true && date !== undefined).length > 1) {
    return terms;
  }
  return [...beside, ...terms.map((term) => ({ ...term, isPart: false }))];
}

function readTerm(node: InvoiceNode): PaymentTerm {
  const { day, amount, part, discounts, discountTerms } = invoicePaths.term;
  const rates = node.texts(discounts);
  // A discount without a percentage or an amount is described in words.
  const isInWords = rates.length === 0 && node.elements(discountTerms).length > 0;
  return {
    ...termOf(node.text(day)),
    discounts: isInWords ? [''] : rates,
    isPart: node.text(part) !== undefined,
    amount: readDecimal(node.text(amount), invoiceLimits.maxDigits),
  };
}

function termOf(day: string | undefined): PaymentTerm {
  return { day, date: readDate(day) };
}

/** A day as XML Schema writes it, or as `20260131`, the format 102 of CII */
function readDate(text: string | undefined): IsoDate | undefined {
  return readIsoDate(text?.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3'));
}

function readEmbeddedDocument(node: InvoiceNode): EmbeddedDocument[] {
  const { base64, ...others } = invoicePaths.embedded;
  const [object] = node.elements(base64);
  if (object === undefined || object.text.trimStart() === '') return [];
  return [{ base64: object.text, ...readEach(others, node.text) }];
}

/**
 * An invoice's currency, or else that of its payable amount, by ISO 4217 (BR-CL-04 of EN 16931). Throws `incomplete`
 * and `mixed_currencies`.
 */
function readCurrency(named: string | undefined, payable: XmlElement | undefined): string {
  const ofPayable = plain(payable?.attributes['currencyID']);
  const currency = required(named ?? ofPayable);
  if (!isCurrencyCode(currency)) throw new RefusedXml('incomplete');
  if (ofPayable !== undefined && ofPayable !== currency) throw new RefusedXml('mixed_currencies');
  return currency;
}

/** The first amount in the currency or without one */
function readAmount(elements: readonly XmlElement[], currency: string): Decimal | undefined {
  const found = elements.find(({ attributes }) => (plain(attributes['currencyID']) ?? currency) === currency);
  return readDecimal(found?.text, invoiceLimits.maxDigits);
}

/** A payment date: of payment terms, or the document's own */
type PaymentTerm = {
  /** As written */
  readonly day: string | undefined;
  /** Absent when the calendar has no such day. */
  readonly date: IsoDate | undefined;
  /** Percentages and amounts of its discount */
  readonly discounts?: readonly (string | undefined)[];
  /** Whether it applies to a part of the amount */
  readonly isPart?: boolean;
  readonly amount?: Decimal | undefined;
};

/**
 * The due date is the first date that does not end a discount. For instalments, returns all of them and the earliest
 * date. When dates are written and none is valid, returns the reason.
 */
function readDueDate(terms: readonly PaymentTerm[]): Pick<Invoice, 'dueDate' | 'instalments' | 'dueDateProblem'> {
  const written = terms.filter(({ day }) => day !== undefined);
  const net = written.filter(({ discounts = [] }) => !discounts.some(isDiscount));
  const dated = net.flatMap(({ date, ...term }) => (date === undefined ? [] : { ...term, date }));
  const [first, another] = dated;
  if (first === undefined) {
    if (written.length === 0) return {};
    return { dueDateProblem: net.length > 0 ? 'impossible' : 'discount_only' };
  }
  if (another === undefined || !dated.some(({ isPart }) => isPart)) return { dueDate: first.date };
  const instalments = dated
    .map(({ date, amount }) => ({ dueDate: date, ...present({ amount }) }))
    .sort((one, other) => (one.dueDate < other.dueDate ? -1 : 1));
  return { dueDate: instalments[0]?.dueDate ?? first.date, instalments };
}

function isDiscount(text: string | undefined): boolean {
  const number = readDecimal(text, invoiceLimits.maxDigits);
  return text !== undefined && (number === undefined || compareDecimals(number, '0.00') !== 0);
}
