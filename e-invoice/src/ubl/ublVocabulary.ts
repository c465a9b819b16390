import { RefusedXml } from '../xml/RefusedXml';
import type { XmlVocabulary } from '../xml/elementReader';

const ubl = 'urn:oasis:names:specification:ubl:schema:xsd:';
const invoiceNames = new Set(['Invoice', 'CreditNote']);

/** UBL 2.1, and the envelope that access points send it in. http://docs.oasis-open.org/ubl/UBL-2.1.html */
export const ublVocabulary: XmlVocabulary = {
  prefixes: {
    [`${ubl}Invoice-2`]: 'invoice',
    [`${ubl}CreditNote-2`]: 'credit-note',
    [`${ubl}CommonAggregateComponents-2`]: 'cac',
    [`${ubl}CommonBasicComponents-2`]: 'cbc',
    [`${ubl}CommonExtensionComponents-2`]: 'ext',
    'http://www.unece.org/cefact/namespaces/StandardBusinessDocumentHeader': 'sbd',
    'http://www.w3.org/1999/xhtml': 'html',
    'http://www.w3.org/2000/svg': 'svg',
  },
  skipped: new Set(['cac:InvoiceLine', 'cac:CreditNoteLine', 'cac:Signature', 'ext:UBLExtensions']),
  active: new Set(['html', 'svg']),
  checkRoot: ({ name, localName, attributes }) => {
    if (name === 'sbd:StandardBusinessDocument' || isInvoiceName(name)) return;
    if (localName === 'CrossIndustryInvoice' || localName === 'CrossIndustryDocument') throw new RefusedXml('cii');
    if (invoiceNames.has(localName)) throw new RefusedXml('wrong_namespace');
    const isUbl = Object.values(attributes).some((value) => value.startsWith(ubl));
    throw new RefusedXml(isUbl ? 'other_ubl' : 'other_xml');
  },
};

export function isInvoiceName(name: string): boolean {
  return name === 'invoice:Invoice' || name === 'credit-note:CreditNote';
}
