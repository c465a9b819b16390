import { formatIban, isIban } from '@incasso/contract/bankAccount';
import { readIsoDate, type IsoDate } from '../calendar/isoDate';
import { partyName } from '../claims/isSameParty';
import { readDecimal, type Decimal } from '../decimal/decimal';
import type { EmbeddedDocument, Invoice, InvoiceAmounts, Payee, PaymentMeans, PrecedingInvoice } from '../Invoice';
import { invoiceLimits } from '../invoiceLimits';
import { readStructuredReference } from '../payment/structuredReference';
import { RefusedXml } from '../xml/RefusedXml';
import { elementAt, elementsAt, plain, textAt, type XmlElement } from '../xml/XmlElement';
import { present } from './present';
import { readParty } from './readParty';
import { isInvoiceName } from './ublVocabulary';

export type ReadInvoice = {
  /** Small and plain: can be stored and sent as JSON. */
  readonly invoice: Invoice;
  /** Separate, since they may be large. */
  readonly embeddedDocuments: readonly EmbeddedDocument[];
};

/** Credit notes among the type codes of UNTDID 1001 that EN 16931 allows. */
const creditNoteCodes: ReadonlySet<string | undefined> = new Set([
  '81',
  '83',
  '261',
  '262',
  '296',
  '308',
  '381',
  '396',
  '420',
  '458',
  '502',
  '503',
  '532',
]);

/** Reads the root of a UBL document, or of the envelope around one. Throws `incomplete` and `mixed_currencies`. */
export function readUbl(root: XmlElement): ReadInvoice {
  const document = findDocument(root);
  return { invoice: readDocument(document), embeddedDocuments: readEmbeddedDocuments(document) };
}

function findDocument(root: XmlElement): XmlElement {
  const documents = isInvoiceName(root.name)
    ? [root]
    : [...root.children.values()].flat().filter(({ name }) => isInvoiceName(name));
  const [document, another] = documents;
  if (document === undefined || another !== undefined) throw new RefusedXml('other_xml');
  return document;
}

function readDocument(document: XmlElement): Invoice {
  const typeCode = textAt(document, 'cbc:InvoiceTypeCode') ?? textAt(document, 'cbc:CreditNoteTypeCode');
  const isCreditNote = document.name === 'credit-note:CreditNote' || creditNoteCodes.has(typeCode);
  const currency = readCurrency(document);
  return {
    kind: isCreditNote ? 'credit_note' : 'invoice',
    number: required(textAt(document, 'cbc:ID')),
    issueDate: required(readIsoDate(textAt(document, 'cbc:IssueDate'))),
    currency,
    amounts: readAmounts(document, currency),
    seller: readParty(required(elementAt(document, 'cac:AccountingSupplierParty/cac:Party'))),
    buyer: readParty(required(elementAt(document, 'cac:AccountingCustomerParty/cac:Party'))),
    paymentMeans: elementsAt(document, 'cac:PaymentMeans').map(readPaymentMeans),
    precedingInvoices: readPrecedingInvoices(document),
    ...present({
      typeCode,
      payee: readPayee(elementAt(document, 'cac:PayeeParty')),
      dueDate: readDueDate(document),
      paymentTerms: plain(
        elementsAt(document, 'cac:PaymentTerms/cbc:Note')
          .map(({ text }) => text)
          .join(' '),
      ),
      buyerReference: textAt(document, 'cbc:BuyerReference'),
      orderReference: textAt(document, 'cac:OrderReference/cbc:ID'),
    }),
  };
}

const payablePath = 'cac:LegalMonetaryTotal/cbc:PayableAmount';

function readCurrency(document: XmlElement): string {
  const ofPayable = plain(elementAt(document, payablePath)?.attributes['currencyID']);
  const currency = required(textAt(document, 'cbc:DocumentCurrencyCode') ?? ofPayable);
  if (ofPayable !== undefined && ofPayable !== currency) throw new RefusedXml('mixed_currencies');
  return currency;
}

function readAmounts(document: XmlElement, currency: string): InvoiceAmounts {
  const amount = (path: string) => readAmount(elementsAt(document, path), currency);
  const total = (name: string) => amount(`cac:LegalMonetaryTotal/cbc:${name}Amount`);
  return {
    payable: required(total('Payable')),
    ...present({
      taxExclusive: total('TaxExclusive'),
      tax: amount('cac:TaxTotal/cbc:TaxAmount'),
      taxInclusive: total('TaxInclusive'),
      allowances: total('AllowanceTotal'),
      charges: total('ChargeTotal'),
      prepaid: total('Prepaid'),
      rounding: total('PayableRounding'),
    }),
  };
}

/** The first amount in the currency or without one. */
function readAmount(elements: readonly XmlElement[], currency: string): Decimal | undefined {
  const found = elements.find(({ attributes }) => (plain(attributes['currencyID']) ?? currency) === currency);
  return readDecimal(found?.text, invoiceLimits.maxDigits);
}

function readDueDate(document: XmlElement): IsoDate | undefined {
  const paths = ['cbc:DueDate', 'cac:PaymentMeans/cbc:PaymentDueDate', 'cac:PaymentTerms/cbc:PaymentDueDate'];
  return paths.map((path) => readIsoDate(textAt(document, path))).find((date) => date !== undefined);
}

/** Some files name nobody: they have the creditor of a direct debit here, or leave it empty. */
function readPayee(element: XmlElement | undefined): Payee | undefined {
  if (element === undefined) return undefined;
  const party = readParty(element);
  const payee = present({ name: partyName(party), companyNumber: party.companyNumber });
  return (payee.name ?? payee.companyNumber) ? payee : undefined;
}

function readPaymentMeans(means: XmlElement): PaymentMeans {
  const account = textAt(means, 'cac:PayeeFinancialAccount/cbc:ID');
  const reference = textAt(means, 'cbc:PaymentID');
  return present({
    code: textAt(means, 'cbc:PaymentMeansCode'),
    account,
    iban: account !== undefined && isIban(account) ? formatIban(account) : undefined,
    bic: textAt(means, 'cac:PayeeFinancialAccount/cac:FinancialInstitutionBranch/cbc:ID'),
    accountName: textAt(means, 'cac:PayeeFinancialAccount/cbc:Name'),
    payerAccount:
      textAt(means, 'cac:PaymentMandate/cac:PayerFinancialAccount/cbc:ID') ??
      textAt(means, 'cac:PayerFinancialAccount/cbc:ID'),
    reference,
    structuredReference: reference === undefined ? undefined : readStructuredReference(reference),
  });
}

function readPrecedingInvoices(document: XmlElement): PrecedingInvoice[] {
  return elementsAt(document, 'cac:BillingReference/cac:InvoiceDocumentReference').flatMap((reference) => {
    const number = textAt(reference, 'cbc:ID');
    if (number === undefined) return [];
    return [{ number, ...present({ issueDate: readIsoDate(textAt(reference, 'cbc:IssueDate')) }) }];
  });
}

function readEmbeddedDocuments(document: XmlElement): EmbeddedDocument[] {
  return elementsAt(document, 'cac:AdditionalDocumentReference').flatMap((reference) => {
    const object = elementAt(reference, 'cac:Attachment/cbc:EmbeddedDocumentBinaryObject');
    if (object === undefined || object.text.trimStart() === '') return [];
    return [
      {
        base64: object.text,
        ...present({
          reference: textAt(reference, 'cbc:ID'),
          description: textAt(reference, 'cbc:DocumentDescription'),
          mediaType: plain(object.attributes['mimeCode']),
          fileName: plain(object.attributes['filename']),
        }),
      },
    ];
  });
}

function required<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new RefusedXml('incomplete');
  return value;
}
