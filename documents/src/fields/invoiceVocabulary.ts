import type { XmlVocabulary } from '../xml/elementReader';
import { RefusedXml } from '../xml/XmlElement';
import { invoicePaths, type Paths } from './invoicePaths';

const ubl = 'urn:oasis:names:specification:ubl:schema:xsd:';
const cii = 'urn:un:unece:uncefact:data:standard:';
const invoiceNames = new Set(['Invoice', 'CreditNote']);

/**
 * UBL 2.1 (http://docs.oasis-open.org/ubl/UBL-2.1.html), the Cross Industry Invoice D16B of Factur-X and ZUGFeRD 2, and
 * the envelope in which access points send an invoice or an answer to one
 */
export const invoiceVocabulary: XmlVocabulary = {
  prefixes: {
    [`${ubl}Invoice-2`]: 'invoice',
    [`${ubl}CreditNote-2`]: 'credit-note',
    [`${ubl}ApplicationResponse-2`]: 'response',
    [`${ubl}CommonAggregateComponents-2`]: 'cac',
    [`${ubl}CommonBasicComponents-2`]: 'cbc',
    [`${ubl}CommonExtensionComponents-2`]: 'ext',
    [`${cii}CrossIndustryInvoice:100`]: 'rsm',
    [`${cii}ReusableAggregateBusinessInformationEntity:100`]: 'ram',
    [`${cii}UnqualifiedDataType:100`]: 'udt',
    [`${cii}QualifiedDataType:100`]: 'qdt',
    'http://www.unece.org/cefact/namespaces/StandardBusinessDocumentHeader': 'sbd',
    'http://www.w3.org/1999/xhtml': 'html',
    'http://www.w3.org/2000/svg': 'svg',
  },
  skipped: new Set(['cac:Signature', 'ext:UBLExtensions']),
  lines: new Set(stepsOf(invoicePaths.document.lines).flatMap((steps) => steps.slice(-1))),
  partsOfLines: new Set(Object.values(invoicePaths.line).flatMap((paths: Paths) => stepsOf(paths).flat())),
  active: new Set(['html', 'svg']),
  checkRoot: ({ name, localName, attributes }) => {
    if (name === 'sbd:StandardBusinessDocument' || isInvoiceName(name) || name === answerName) return;
    if (localName === 'CrossIndustryInvoice' || localName === 'CrossIndustryDocument')
      throw new RefusedXml('other_cii');
    if (invoiceNames.has(localName)) throw new RefusedXml('wrong_namespace');
    const isUbl = Object.values(attributes).some((value) => value.startsWith(ubl));
    throw new RefusedXml(isUbl ? 'other_ubl' : 'other_xml');
  },
};

function stepsOf(paths: Paths): string[][] {
  return paths.flatMap((path) => path?.split(' | ').map((one) => one.split('/')) ?? []);
}

export function isInvoiceName(name: string): boolean {
  return name === 'invoice:Invoice' || name === 'credit-note:CreditNote' || name === ciiName;
}

/** An answer to an e-invoice: of its buyer (Peppol Invoice Response), or of the network (Message Level Response). */
export const answerName = 'response:ApplicationResponse';

export const ciiName = 'rsm:CrossIndustryInvoice';
