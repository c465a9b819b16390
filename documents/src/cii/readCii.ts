import { readDecimal } from '@incasso/contract/decimal';
import { readIsoDate, type IsoDate } from '@incasso/contract/isoDate';
import { ibanOf } from '../fields/identifiers';
import { payeeOf } from '../fields/payeeOf';
import { present, required } from '../fields/presence';
import { readAmount, readCurrency } from '../fields/readAmount';
import { readDueDate, type PaymentTerm } from '../fields/readDueDate';
import { documentTypeCodes } from '../invoice/documentTypeCodes.text';
import { purposeOf } from '../invoice/purposeOf';
import type {
  EmbeddedDocument,
  InvoiceAmounts,
  InvoiceLine,
  Party,
  PaymentMeans,
  PrecedingInvoice,
  ReadInvoice,
} from '../invoice/Invoice';
import { invoiceLimits } from '../invoice/invoiceLimits';
import { readStructuredReference } from '../fields/structuredReference';
import { elementAt, elementsAt, plain, textAt, type XmlElement } from '../xml/XmlElement';
import { readTradeParty } from './readTradeParty';

const dayOfTerm = 'ram:DueDateDateTime/udt:DateTimeString';

/**
 * Reads a `rsm:CrossIndustryInvoice` (UN/CEFACT D16B) in each profile of Factur-X and ZUGFeRD 2, by EN 16931's binding
 * to CII (CEN/TS 16931-3-3). Throws `incomplete` and `mixed_currencies`.
 */
export function readCii(root: XmlElement): ReadInvoice {
  const document = elementAt(root, 'rsm:ExchangedDocument');
  const transaction = elementAt(root, 'rsm:SupplyChainTradeTransaction');
  const agreement = elementAt(transaction, 'ram:ApplicableHeaderTradeAgreement');
  const settlement = elementAt(transaction, 'ram:ApplicableHeaderTradeSettlement');
  const total = elementAt(settlement, 'ram:SpecifiedTradeSettlementHeaderMonetarySummation');
  const currency = readCurrency(
    textAt(settlement, 'ram:InvoiceCurrencyCode'),
    elementAt(total, 'ram:DuePayableAmount'),
  );
  const typeCode = textAt(document, 'ram:TypeCode');
  const payee = elementAt(settlement, 'ram:PayeeTradeParty');
  const kind = documentTypeCodes.get(typeCode) === 'credit' ? ('credit_note' as const) : ('invoice' as const);
  const amounts = readAmounts(total, currency);
  const invoice = {
    kind,
    purpose: purposeOf({ kind, amounts, ...present({ typeCode }) }),
    number: required(textAt(document, 'ram:ID')),
    currency,
    amounts,
    seller: readSeller(agreement, settlement),
    buyer: readTradeParty(required(elementAt(agreement, 'ram:BuyerTradeParty'))),
    paymentMeans: readPaymentMeans(settlement),
    precedingInvoices: readPrecedingInvoices(settlement),
    lines: readLines(transaction, currency),
    ...readDueDate(elementsAt(settlement, 'ram:SpecifiedTradePaymentTerms').map(readTerm)),
    ...present({
      typeCode,
      issueDate: readDate(document, 'ram:IssueDateTime/udt:DateTimeString'),
      payee: payeeOf(payee && readTradeParty(payee)),
      paymentTerms: plain(
        elementsAt(settlement, 'ram:SpecifiedTradePaymentTerms/ram:Description')
          .map(({ text }) => text)
          .join(' '),
      ),
      buyerReference: textAt(agreement, 'ram:BuyerReference'),
      orderReference: textAt(agreement, 'ram:BuyerOrderReferencedDocument/ram:IssuerAssignedID'),
    }),
  };
  return { invoice, embeddedDocuments: readEmbeddedDocuments(agreement) };
}

function readTerm(term: XmlElement): PaymentTerm {
  const discount = elementAt(term, 'ram:ApplicableTradePaymentDiscountTerms');
  const discounts = ['ram:CalculationPercent', 'ram:ActualDiscountAmount'].map((name) => textAt(discount, name));
  // A discount without a percentage or an amount is described in words.
  const isInWords = discount !== undefined && discounts.every((rate) => rate === undefined);
  const amount = readDecimal(textAt(term, 'ram:PartialPaymentAmount'), invoiceLimits.maxDigits);
  return {
    day: textAt(term, dayOfTerm),
    date: readDate(term, dayOfTerm),
    discounts: isInWords ? [''] : discounts,
    isPart: amount !== undefined,
    amount,
  };
}

/** CII has the creditor of a direct debit, BT-90, beside the payment; UBL has it among the seller's identifiers. */
function readSeller(agreement: XmlElement | undefined, settlement: XmlElement | undefined): Party {
  const seller = readTradeParty(elementAt(agreement, 'ram:SellerTradeParty'));
  const creditor = textAt(settlement, 'ram:CreditorReferenceID');
  if (creditor === undefined) return seller;
  return { ...seller, identifiers: [...seller.identifiers, { value: creditor, scheme: 'SEPA' }] };
}

/** A day as `20260131` (format 102), or as XML Schema writes it, as some programs do. */
function readDate(element: XmlElement | undefined, path: string): IsoDate | undefined {
  return readIsoDate(textAt(element, path)?.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3'));
}

function readAmounts(summation: XmlElement | undefined, currency: string): InvoiceAmounts {
  const total = (name: string) => readAmount(elementsAt(summation, `ram:${name}Amount`), currency);
  return {
    payable: required(total('DuePayable')),
    ...present({
      taxExclusive: total('TaxBasisTotal'),
      tax: total('TaxTotal'),
      taxInclusive: total('GrandTotal'),
      allowances: total('AllowanceTotal'),
      charges: total('ChargeTotal'),
      prepaid: total('TotalPrepaid'),
      rounding: total('Rounding'),
    }),
  };
}

/** CII has one payment reference for all its means, and may have it without any. */
function readPaymentMeans(settlement: XmlElement | undefined): PaymentMeans[] {
  const reference = textAt(settlement, 'ram:PaymentReference');
  const shared = {
    reference,
    structuredReference: reference === undefined ? undefined : readStructuredReference(reference),
  };
  const allMeans = elementsAt(settlement, 'ram:SpecifiedTradeSettlementPaymentMeans');
  if (allMeans.length === 0 && reference !== undefined) return [present(shared)];
  return allMeans.map((means) => {
    const payeeAccount = elementAt(means, 'ram:PayeePartyCreditorFinancialAccount');
    const account = textAt(payeeAccount, 'ram:IBANID') ?? textAt(payeeAccount, 'ram:ProprietaryID');
    return present({
      code: textAt(means, 'ram:TypeCode'),
      account,
      iban: ibanOf(account),
      bic: textAt(means, 'ram:PayeeSpecifiedCreditorFinancialInstitution/ram:BICID'),
      accountName: textAt(payeeAccount, 'ram:AccountName'),
      payerAccount: textAt(means, 'ram:PayerPartyDebtorFinancialAccount/ram:IBANID'),
      ...shared,
    });
  });
}

function readPrecedingInvoices(settlement: XmlElement | undefined): PrecedingInvoice[] {
  return elementsAt(settlement, 'ram:InvoiceReferencedDocument').flatMap((reference) => {
    const number = textAt(reference, 'ram:IssuerAssignedID');
    if (number === undefined) return [];
    const issueDate = readDate(reference, 'ram:FormattedIssueDateTime/qdt:DateTimeString');
    return [{ number, ...present({ issueDate }) }];
  });
}

function readLines(transaction: XmlElement | undefined, currency: string): InvoiceLine[] {
  const total =
    'ram:SpecifiedLineTradeSettlement/ram:SpecifiedTradeSettlementLineMonetarySummation/ram:LineTotalAmount';
  return elementsAt(transaction, 'ram:IncludedSupplyChainTradeLineItem').map((line) => {
    const quantity = textAt(line, 'ram:SpecifiedLineTradeDelivery/ram:BilledQuantity');
    return present({
      name: textAt(line, 'ram:SpecifiedTradeProduct/ram:Name'),
      quantity: readDecimal(quantity, invoiceLimits.maxDigits),
      amount: readAmount(elementsAt(line, total), currency),
    });
  });
}

function readEmbeddedDocuments(agreement: XmlElement | undefined): EmbeddedDocument[] {
  return elementsAt(agreement, 'ram:AdditionalReferencedDocument').flatMap((reference) => {
    const object = elementAt(reference, 'ram:AttachmentBinaryObject');
    if (object === undefined || object.text.trimStart() === '') return [];
    return [
      {
        base64: object.text,
        ...present({
          reference: textAt(reference, 'ram:IssuerAssignedID'),
          description: textAt(reference, 'ram:Name'),
          mediaType: plain(object.attributes['mimeCode']),
          fileName: plain(object.attributes['filename']),
        }),
      },
    ];
  });
}
