import { readDecimal } from '@incasso/contract/decimal';
import { readIsoDate } from '@incasso/contract/isoDate';
import { ibanOf } from '../fields/identifiers';
import { payeeOf } from '../fields/payeeOf';
import { present, required } from '../fields/presence';
import { readAmount, readCurrency } from '../fields/readAmount';
import { readDueDate, type PaymentTerm } from '../fields/readDueDate';
import { documentTypeCodes } from '../invoice/documentTypeCodes.text';
import { purposeOf } from '../invoice/purposeOf';
import type {
  EmbeddedDocument,
  Invoice,
  InvoiceAmounts,
  InvoiceLine,
  PaymentMeans,
  PrecedingInvoice,
  ReadInvoice,
} from '../invoice/Invoice';
import { invoiceLimits } from '../invoice/invoiceLimits';
import { readStructuredReference } from '../fields/structuredReference';
import { elementAt, elementsAt, plain, textAt, type XmlElement } from '../xml/XmlElement';
import { readParty } from './readParty';

/** Reads the root of a UBL document. Throws `incomplete` and `mixed_currencies`. */
export function readUbl(document: XmlElement): ReadInvoice {
  return { invoice: readDocument(document), embeddedDocuments: readEmbeddedDocuments(document) };
}

function readDocument(document: XmlElement): Invoice {
  const typeCode = textAt(document, 'cbc:InvoiceTypeCode') ?? textAt(document, 'cbc:CreditNoteTypeCode');
  const isCreditNote = document.name === 'credit-note:CreditNote' || documentTypeCodes.get(typeCode) === 'credit';
  const kind = isCreditNote ? 'credit_note' : 'invoice';
  const currency = readCurrency(
    textAt(document, 'cbc:DocumentCurrencyCode'),
    elementAt(document, 'cac:LegalMonetaryTotal/cbc:PayableAmount'),
  );
  const amounts = readAmounts(document, currency);
  const payee = elementAt(document, 'cac:PayeeParty');
  return {
    kind,
    purpose: purposeOf({ kind, amounts, ...present({ typeCode }) }),
    number: required(textAt(document, 'cbc:ID')),
    currency,
    amounts,
    seller: readParty(elementAt(document, 'cac:AccountingSupplierParty/cac:Party')),
    buyer: readParty(required(elementAt(document, 'cac:AccountingCustomerParty/cac:Party'))),
    paymentMeans: elementsAt(document, 'cac:PaymentMeans').map(readPaymentMeans),
    precedingInvoices: readPrecedingInvoices(document),
    lines: readLines(document, currency),
    ...readDueDate(readTerms(document)),
    ...present({
      typeCode,
      issueDate: readIsoDate(textAt(document, 'cbc:IssueDate')),
      payee: payeeOf(payee && readParty(payee)),
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

/** Instalments replace the due date beside them, which is one of theirs. */
function readTerms(document: XmlElement): PaymentTerm[] {
  const inTerms = elementsAt(document, 'cac:PaymentTerms').map(readTerm);
  if (inTerms.filter(({ isPart, date }) => isPart === true && date !== undefined).length > 1) return inTerms;
  const beside = ['cbc:DueDate', 'cac:PaymentMeans/cbc:PaymentDueDate'].map((path) => termOf(textAt(document, path)));
  return [...beside, ...inTerms.map((term) => ({ ...term, isPart: false }))];
}

function readTerm(term: XmlElement): PaymentTerm {
  const part = textAt(term, 'cbc:InstallmentDueDate');
  const amount = textAt(term, 'cbc:Amount');
  return {
    ...termOf(part ?? textAt(term, 'cbc:PaymentDueDate')),
    discounts: ['cbc:SettlementDiscountPercent', 'cbc:SettlementDiscountAmount'].map((name) => textAt(term, name)),
    isPart: (part ?? amount ?? textAt(term, 'cbc:PaymentPercent')) !== undefined,
    amount: readDecimal(amount, invoiceLimits.maxDigits),
  };
}

function termOf(day: string | undefined): PaymentTerm {
  return { day, date: readIsoDate(day) };
}

function readPaymentMeans(means: XmlElement): PaymentMeans {
  const account = textAt(means, 'cac:PayeeFinancialAccount/cbc:ID');
  const reference = textAt(means, 'cbc:PaymentID');
  return present({
    code: textAt(means, 'cbc:PaymentMeansCode'),
    account,
    iban: ibanOf(account),
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

function readLines(document: XmlElement, currency: string): InvoiceLine[] {
  const lines = [...elementsAt(document, 'cac:InvoiceLine'), ...elementsAt(document, 'cac:CreditNoteLine')];
  return lines.map((line) => {
    const quantity = textAt(line, 'cbc:InvoicedQuantity') ?? textAt(line, 'cbc:CreditedQuantity');
    return present({
      name: textAt(line, 'cac:Item/cbc:Name'),
      quantity: readDecimal(quantity, invoiceLimits.maxDigits),
      amount: readAmount(elementsAt(line, 'cbc:LineExtensionAmount'), currency),
    });
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
