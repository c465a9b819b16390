import type { InvoiceRefusal } from '../src/invoice/invoiceRefusals.text';
import { monetaryTotal, sampleCii, sampleUbl } from './sampleXml';

export type HostileFile = {
  readonly name: string;
  readonly refusal: InvoiceRefusal;
  /** A function, because some files are large. */
  readonly makeFile: () => string | Uint8Array;
};

function hostile(name: string, refusal: InvoiceRefusal, makeFile: HostileFile['makeFile']): HostileFile {
  return { name, refusal, makeFile };
}

const megabyte = 1024 * 1024;
const [invoiceStart = ''] = /<Invoice [^>]*>/.exec(sampleUbl()) ?? [];

export function hostileFiles(): HostileFile[] {
  return [
    ...documentTypes(),
    ...references(),
    ...sizes(),
    ...encodings(),
    ...syntax(),
    ...polyglots(),
    ...activeContent(),
    ...otherDocuments(),
    ...contents(),
  ];
}

function documentTypes(): HostileFile[] {
  return [
    hostile('an entity of its own', 'doctype', () =>
      sampleUbl({ 'cbc:ID': '<cbc:ID>&x;</cbc:ID>' }).replace(
        '<Invoice',
        '<!DOCTYPE Invoice [<!ENTITY x "1">]>\n<Invoice',
      ),
    ),
    hostile('a document type within the root', 'doctype', () =>
      sampleUbl({ 'cbc:ID': '<!DOCTYPE x><cbc:ID>1</cbc:ID>' }),
    ),
    hostile('entities in UTF-16', 'doctype', () =>
      Buffer.from(`\ufeff<!DOCTYPE Invoice [<!ENTITY x "1">]>${invoiceStart}&x;</Invoice>`, 'utf16le'),
    ),
  ];
}

function references(): HostileFile[] {
  const numbered = (name: string, number: string, refusal: InvoiceRefusal = 'malformed'): HostileFile => ({
    name,
    refusal,
    makeFile: () => sampleUbl({ 'cbc:ID': `<cbc:ID>${number}</cbc:ID>` }),
  });
  return [
    numbered('an entity that nothing declares', '&nbsp;'),
    numbered('a reference to the null character', '&#0;'),
    numbered('a reference to half a character', '&#xd800;'),
    numbered('a reference beyond the last character', '&#x110000;'),
    numbered('a reference to a number that is none', '&#1e2;'),
    numbered('a reference without an end', '&amp'),
    numbered('half a million references in a text', '&#65;'.repeat(500_000), 'too_complex'),
    hostile('an entity in an attribute', 'malformed', () =>
      sampleUbl({ 'cbc:ID': '<cbc:ID schemeID="&x;">1</cbc:ID>' }),
    ),
    hostile('an entity in a line, which is not kept', 'malformed', () =>
      sampleUbl({ 'cac:InvoiceLine': '<cac:InvoiceLine><cbc:ID>&x;</cbc:ID></cac:InvoiceLine>' }),
    ),
  ];
}

function sizes(): HostileFile[] {
  const filled = (name: string, refusal: InvoiceRefusal, content: () => string): HostileFile => ({
    name,
    refusal,
    makeFile: () => `${invoiceStart}${content()}</Invoice>`,
  });
  return [
    hostile('50 MB of text', 'too_large', () => new Uint8Array(50 * megabyte).fill(0x3c)),
    filled('a depth of 10,000', 'too_complex', () => '<cbc:a>'.repeat(10_000) + '</cbc:a>'.repeat(10_000)),
    filled('a depth of 10,000 in a line', 'too_complex', () => `<cac:InvoiceLine>${'<a>'.repeat(10_000)}`),
    filled('a million attributes of one element', 'too_complex', () => `<cbc:a ${manyAttributes(1_000_000)}/>`),
    filled('as many attributes as fit into one tag', 'too_complex', () => `<cbc:a ${manyAttributes(3_500)}/>`),
    filled('half a million elements', 'too_complex', () => '<cbc:a/>'.repeat(500_000)),
    filled('half a million elements in a line', 'too_complex', () => `<cac:InvoiceLine>${'<cbc:a/>'.repeat(500_000)}`),
    filled('a comment of three megabytes, full of tags', 'too_complex', () => `<!--${'<a>'.repeat(megabyte)}-->`),
    filled('three megabytes of brackets', 'too_complex', () => '<'.repeat(3 * megabyte)),
    filled('5,000 and more references to other invoices', 'too_complex', () =>
      '<cac:BillingReference><cac:InvoiceDocumentReference><cbc:ID>1</cbc:ID></cac:InvoiceDocumentReference></cac:BillingReference>'.repeat(
        10_000,
      ),
    ),
  ];
}

/** Attributes with short, distinct names */
function manyAttributes(count: number): string {
  return Array.from({ length: count }, (_, index) => `a${index.toString(36)}=""`).join(' ');
}

function encodings(): HostileFile[] {
  const file = sampleUbl({ 'cbc:ID': '<cbc:ID>é</cbc:ID>' });
  const declared = (encoding: string) => file.replace('UTF-8', encoding);
  const latin = (text: string) => Buffer.from(text, 'latin1');
  return [
    hostile('UTF-8 that is ISO-8859-1', 'encoding', () => latin(file)),
    hostile('an encoding that nobody knows', 'encoding', () => declared('x-sample')),
    hostile('a character that ends too early', 'encoding', () =>
      Buffer.concat([Buffer.from(file), Buffer.from([0xc3])]),
    ),
    hostile('null bytes in a text', 'malformed', () => file.replace('Kortrijk', 'Kort\0rijk')),
    hostile('control characters', 'malformed', () => file.replace('Kortrijk', 'Kort\x1brijk')),
    hostile('a character that is none', 'malformed', () => file.replace('Kortrijk', 'Kort\uffferijk')),
  ];
}

function syntax(): HostileFile[] {
  const malformed = (name: string, makeFile: () => string): HostileFile => ({ name, refusal: 'malformed', makeFile });
  const file = sampleUbl();
  return [
    malformed('two roots', () => `${file}${file.slice(file.indexOf('<Invoice'))}`),
    malformed('text after the root', () => `${file} x`),
    malformed('CDATA after the root', () => `${file}<![CDATA[x]]>`),
    malformed('no root', () => '<?xml version="1.0"?><!-- nothing -->'),
    malformed('cut off in a tag', () => file.slice(0, file.indexOf('cbc:PayableAmount') + 5)),
    malformed('a prefix that nothing declares', () => file.replace(/ xmlns:cbc="[^"]*"/, '')),
    malformed('an attribute twice', () => file.replace('currencyID="EUR"', 'currencyID="EUR" currencyID="USD"')),
    malformed('a bracket in an attribute', () => file.replace('currencyID="EUR"', 'currencyID="<EUR"')),
    malformed('a prefix of XML that is declared anew', () =>
      file.replace('<Invoice ', '<Invoice xmlns:xml="urn:example:x" '),
    ),
    malformed('names that only our own code knows', () =>
      file.replaceAll('<cbc:', '<-cbc:').replaceAll('</cbc:', '</-cbc:'),
    ),
  ];
}

function polyglots(): HostileFile[] {
  const pdf = '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
  return [
    hostile('a PDF with an invoice after it', 'pdf_unread', () => `${pdf}${sampleUbl()}`),
    hostile('an invoice with a PDF in a comment', 'pdf_unread', () => `<!-- ${pdf} -->${sampleUbl().slice(38)}`),
    hostile('nothing', 'empty', () => ''),
    hostile('white space', 'not_xml', () => ' \n '),
  ];
}

function activeContent(): HostileFile[] {
  const xhtml = 'http://www.w3.org/1999/xhtml';
  const active = (name: string, makeFile: () => string): HostileFile => ({ name, refusal: 'active_content', makeFile });
  const extended = (content: string) =>
    sampleUbl().replace(
      '<cbc:CustomizationID>',
      `<ext:UBLExtensions xmlns:ext="urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2">${content}</ext:UBLExtensions>$&`,
    );
  return [
    active('a script in an invoice', () => extended(`<x:script xmlns:x="${xhtml}">alert(1)</x:script>`)),
    active('a drawing in an invoice', () => extended('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')),
    active('a web page in a line', () =>
      sampleUbl({ 'cac:InvoiceLine': `<cac:InvoiceLine><h:p xmlns:h="${xhtml}"/></cac:InvoiceLine>` }),
    ),
    active('a style sheet from the web', () =>
      sampleUbl().replace('<Invoice', '<?xml-stylesheet type="text/xsl" href="https://files.example/x.xsl"?><Invoice'),
    ),
  ];
}

function otherDocuments(): HostileFile[] {
  const ubl = 'urn:oasis:names:specification:ubl:schema:xsd:';
  const sbd = 'http://www.unece.org/cefact/namespaces/StandardBusinessDocumentHeader';
  return [
    hostile(
      'a CII invoice without content',
      'incomplete',
      () => '<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100"/>',
    ),
    hostile(
      'a CII invoice of another version',
      'other_cii',
      () => '<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:14"/>',
    ),
    hostile('a CII invoice whose due amount is in another currency', 'mixed_currencies', () =>
      sampleCii({ 'ram:DuePayableAmount': '<ram:DuePayableAmount currencyID="USD">1</ram:DuePayableAmount>' }),
    ),
    hostile(
      'two CII invoices in one envelope',
      'other_xml',
      () => `<StandardBusinessDocument xmlns="${sbd}">${sampleCii()}${sampleCii()}</StandardBusinessDocument>`,
    ),
    hostile(
      'an invoice of ZUGFeRD 1',
      'other_cii',
      () => '<rsm:CrossIndustryDocument xmlns:rsm="urn:ferd:CrossIndustryDocument:invoice:1p0"/>',
    ),
    hostile('an invoice in no namespace', 'wrong_namespace', () => '<Invoice><ID>1</ID></Invoice>'),
    hostile(
      'an invoice in the namespace of credit notes',
      'wrong_namespace',
      () => `<Invoice xmlns="${ubl}CreditNote-2"/>`,
    ),
    hostile('an order', 'other_ubl', () => `<Order xmlns="${ubl}Order-2"/>`),
    hostile(
      'a bank statement',
      'other_xml',
      () => '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"/>',
    ),
    hostile('an envelope with nothing in it', 'other_xml', () => `<StandardBusinessDocument xmlns="${sbd}"/>`),
  ];
}

function contents(): HostileFile[] {
  const incomplete = (name: string, makeFile: () => string): HostileFile => ({ name, refusal: 'incomplete', makeFile });
  return [
    incomplete('no number', () => sampleUbl({ 'cbc:ID': '' })),
    incomplete('a code of no currency', () => sampleUbl().replaceAll('EUR', 'XXX')),
    incomplete('no amount to pay', () => sampleUbl({ 'cac:LegalMonetaryTotal': '' })),
    incomplete('an amount in words', () => sampleUbl({ 'cac:LegalMonetaryTotal': monetaryTotal({ Payable: 'NaN' }) })),
    incomplete('an amount of a million digits', () =>
      sampleUbl({ 'cac:LegalMonetaryTotal': monetaryTotal({ Payable: '9'.repeat(1_000_000) }) }),
    ),
    incomplete('no buyer', () => sampleUbl({ 'cac:AccountingCustomerParty': '' })),
    incomplete('no currency', () => sampleUbl({ 'cbc:DocumentCurrencyCode': '' }).replaceAll(' currencyID="EUR"', '')),
    hostile('an amount to pay in another currency', 'mixed_currencies', () =>
      sampleUbl({ 'cac:LegalMonetaryTotal': monetaryTotal({ Payable: '1' }, 'USD') }),
    ),
  ];
}
