import type { InvoiceRefusal } from '../src/invoiceRefusals.text';
import { cacNamespace, cbcNamespace, monetaryTotal, rootNamespace, sampleUbl } from './sampleUbl';

/** A hostile file and the refusal that it must get. */
export type HostileFile = {
  readonly name: string;
  readonly refusal: InvoiceRefusal;
  /** A function, because some files are large. */
  readonly makeFile: () => string | Uint8Array;
};

const megabyte = 1024 * 1024;
const invoiceStart = `<Invoice xmlns="${rootNamespace('Invoice')}" xmlns:cac="${cacNamespace}" xmlns:cbc="${cbcNamespace}">`;

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
  const typed = (name: string, doctype: string, number = '&x;'): HostileFile => ({
    name,
    refusal: 'doctype',
    makeFile: () => sampleUbl({ number: `<cbc:ID>${number}</cbc:ID>` }).replace('<Invoice', `${doctype}\n<Invoice`),
  });
  const laughs = Array.from({ length: 10 }, (_, level) => `<!ENTITY l${level + 1} "${`&l${level};`.repeat(10)}">`).join(
    '',
  );
  return [
    typed('an entity of its own', '<!DOCTYPE Invoice [<!ENTITY x "1">]>'),
    typed('an entity from a file', '<!DOCTYPE Invoice [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
    typed('an entity from the web', '<!DOCTYPE Invoice [<!ENTITY x SYSTEM "https://files.example/x">]>'),
    typed(
      'an entity with a public identifier',
      '<!DOCTYPE Invoice [<!ENTITY x PUBLIC "-//X//X" "https://files.example/x">]>',
    ),
    typed('a parameter entity', '<!DOCTYPE Invoice [<!ENTITY % p SYSTEM "https://files.example/p.dtd"> %p;]>'),
    typed('an unparsed entity', '<!DOCTYPE Invoice [<!NOTATION n SYSTEM "n"><!ENTITY x SYSTEM "x.gif" NDATA n>]>'),
    typed('a billion laughs', `<!DOCTYPE Invoice [<!ENTITY l0 "lol">${laughs}]>`, '&l10;'),
    typed(
      'one long entity many times',
      `<!DOCTYPE Invoice [<!ENTITY x "${'x'.repeat(megabyte)}">]>`,
      '&x;'.repeat(10_000),
    ),
    typed('entities in a circle', '<!DOCTYPE Invoice [<!ENTITY x "&y;"><!ENTITY y "&x;">]>'),
    typed('entities that are named like those of XML', '<!DOCTYPE Invoice [<!ENTITY lt "1">]>', '&lt;'),
    typed('default attributes', '<!DOCTYPE Invoice [<!ATTLIST cbc:ID schemeID CDATA "0208">]>', '1'),
    typed('a document type from the web', '<!DOCTYPE Invoice SYSTEM "https://files.example/invoice.dtd">', '1'),
    typed('a document type alone', '<!DOCTYPE Invoice>', '1'),
    typed('a document type with a bracket in a comment', '<!DOCTYPE Invoice [<!-- ]> --><!ENTITY x "1">]>'),
    {
      name: 'a document type within the root',
      refusal: 'doctype',
      makeFile: () => sampleUbl({ number: '<!DOCTYPE x><cbc:ID>1</cbc:ID>' }),
    },
    {
      name: 'an entity declared within the root',
      refusal: 'doctype',
      makeFile: () => sampleUbl({ number: '<!ENTITY x "1"><cbc:ID>&x;</cbc:ID>' }),
    },
    {
      name: 'entities in UTF-16',
      refusal: 'doctype',
      makeFile: () => Buffer.from(`\ufeff<!DOCTYPE Invoice [<!ENTITY x "1">]>${invoiceStart}&x;</Invoice>`, 'utf16le'),
    },
    {
      name: 'a document type of a megabyte',
      refusal: 'doctype',
      makeFile: () => `<!DOCTYPE Invoice [${'<!ENTITY x "1">'.repeat(70_000)}]>${invoiceStart}</Invoice>`,
    },
  ];
}

function references(): HostileFile[] {
  const numbered = (name: string, number: string, refusal: InvoiceRefusal = 'malformed'): HostileFile => ({
    name,
    refusal,
    makeFile: () => sampleUbl({ number: `<cbc:ID>${number}</cbc:ID>` }),
  });
  return [
    numbered('an entity that nothing declares', '&nbsp;'),
    numbered('a reference to the null character', '&#0;'),
    numbered('a reference to a control character', '&#x1f;'),
    numbered('a reference to half a character', '&#xd800;'),
    numbered('a reference beyond the last character', '&#x110000;'),
    numbered('a reference to a number that is none', '&#1e2;'),
    numbered('a reference without an end', '&amp'),
    numbered('an ampersand alone', 'A & B'),
    numbered('a reference to a property of every object', '&constructor;'),
    numbered('half a million references in a text', '&#65;'.repeat(500_000), 'too_complex'),
    {
      name: 'an entity in an attribute',
      refusal: 'malformed',
      makeFile: () => sampleUbl({ number: '<cbc:ID schemeID="&x;">1</cbc:ID>' }),
    },
    {
      name: 'an entity in a line, which is not kept',
      refusal: 'malformed',
      makeFile: () => sampleUbl({ lines: '<cac:InvoiceLine><cbc:ID>&x;</cbc:ID></cac:InvoiceLine>' }),
    },
  ];
}

function sizes(): HostileFile[] {
  const filled = (name: string, refusal: InvoiceRefusal, content: () => string): HostileFile => ({
    name,
    refusal,
    makeFile: () => `${invoiceStart}${content()}</Invoice>`,
  });
  return [
    { name: '50 MB of text', refusal: 'too_large', makeFile: () => new Uint8Array(50 * megabyte).fill(0x3c) },
    {
      name: '50 MB of null bytes after a bracket',
      refusal: 'too_large',
      makeFile: () => {
        const file = new Uint8Array(50 * megabyte);
        file[0] = 0x3c;
        return file;
      },
    },
    filled('a depth of 10,000', 'too_complex', () => '<cbc:a>'.repeat(10_000) + '</cbc:a>'.repeat(10_000)),
    filled('a depth of 10,000 in a line', 'too_complex', () => `<cac:InvoiceLine>${'<a>'.repeat(10_000)}`),
    filled('a million attributes of one element', 'too_complex', () => `<cbc:a ${manyAttributes(1_000_000)}/>`),
    filled('as many attributes as fit into one tag', 'too_complex', () => `<cbc:a ${manyAttributes(3_500)}/>`),
    filled('a million attributes behind a bracket', 'malformed', () => `<cbc:a x=">" ${manyAttributes(1_000_000)}/>`),
    filled('a million attributes, 90 at a time', 'too_complex', () => `<a ${manyAttributes(90)}/>`.repeat(11_112)),
    filled('a hundred thousand namespaces', 'too_complex', () =>
      Array.from({ length: 2_000 }, (_, index) => `<cbc:a xmlns:n${index}="urn:example:${index}"/>`)
        .join('')
        .repeat(50),
    ),
    filled('half a million elements', 'too_complex', () => '<cbc:a/>'.repeat(500_000)),
    filled('half a million elements in a line', 'too_complex', () => `<cac:InvoiceLine>${'<cbc:a/>'.repeat(500_000)}`),
    filled('a name of three megabytes', 'too_complex', () => `<${'a'.repeat(3 * megabyte)}>`),
    filled('an attribute of three megabytes', 'too_complex', () => `<cbc:a x="${'a'.repeat(3 * megabyte)}"/>`),
    filled('a comment of three megabytes, full of tags', 'too_complex', () => `<!--${'<a>'.repeat(megabyte)}-->`),
    filled('CDATA of three megabytes, full of tags', 'too_complex', () => `<![CDATA[${'<a>'.repeat(megabyte)}]]>`),
    filled('an instruction of three megabytes, full of tags', 'too_complex', () => `<?x ${'<a>'.repeat(megabyte)}?>`),
    filled('quotes of three megabytes that nothing closes', 'malformed', () => `<a x='${'<">'.repeat(megabyte)}`),
    filled('three megabytes of brackets', 'too_complex', () => '<'.repeat(3 * megabyte)),
    filled('5,000 and more references to other invoices', 'too_complex', () =>
      '<cac:BillingReference><cac:InvoiceDocumentReference><cbc:ID>1</cbc:ID></cac:InvoiceDocumentReference></cac:BillingReference>'.repeat(
        10_000,
      ),
    ),
  ];
}

/** Names are short, and none is there twice. */
function manyAttributes(count: number): string {
  return Array.from({ length: count }, (_, index) => `a${index.toString(36)}=""`).join(' ');
}

function encodings(): HostileFile[] {
  const file = sampleUbl({ number: '<cbc:ID>é</cbc:ID>' });
  const declared = (encoding: string) => file.replace('UTF-8', encoding);
  const latin = (text: string) => Buffer.from(text, 'latin1');
  return [
    { name: 'UTF-8 that is ISO-8859-1', refusal: 'encoding', makeFile: () => latin(file) },
    {
      name: 'no declaration, and ISO-8859-1',
      refusal: 'encoding',
      makeFile: () => latin(file.slice(file.indexOf('<Invoice'))),
    },
    { name: 'UTF-7', refusal: 'encoding', makeFile: () => declared('UTF-7') },
    { name: 'an encoding that nobody knows', refusal: 'encoding', makeFile: () => declared('x-sample') },
    {
      name: 'an encoding that is a property of every object',
      refusal: 'encoding',
      makeFile: () => declared('constructor'),
    },
    {
      name: 'a character that ends too early',
      refusal: 'encoding',
      makeFile: () => Buffer.concat([Buffer.from(file), Buffer.from([0xc3])]),
    },
    {
      name: 'an overlong bracket',
      refusal: 'encoding',
      makeFile: () => Buffer.concat([Buffer.from(invoiceStart), Buffer.from([0xc0, 0xbc])]),
    },
    {
      name: 'half a character in UTF-16',
      refusal: 'encoding',
      makeFile: () => Buffer.concat([Buffer.from('\ufeff<a>', 'utf16le'), Buffer.from([0x00, 0xd8, 0x41, 0x00])]),
    },
    {
      name: 'UTF-32',
      refusal: 'malformed',
      makeFile: () =>
        Buffer.from(Uint32Array.from(`\ufeff${invoiceStart}`, (character) => character.codePointAt(0) ?? 0).buffer),
    },
    { name: 'EBCDIC', refusal: 'not_xml', makeFile: () => Uint8Array.of(0x4c, 0x6f, 0xa7, 0x94, 0x93) },
    { name: 'null bytes before the root', refusal: 'malformed', makeFile: () => `\0\0${file}` },
    { name: 'null bytes in a text', refusal: 'malformed', makeFile: () => file.replace('Kortrijk', 'Kort\0rijk') },
    { name: 'null bytes in a name', refusal: 'malformed', makeFile: () => file.replaceAll('cbc:ID', 'cbc:\0ID') },
    { name: 'null bytes after the root', refusal: 'malformed', makeFile: () => `${file}${'\0'.repeat(1000)}` },
    { name: 'null bytes alone', refusal: 'not_xml', makeFile: () => new Uint8Array(1000) },
    { name: 'control characters', refusal: 'malformed', makeFile: () => file.replace('Kortrijk', 'Kort\x1brijk') },
    {
      name: 'a character that is none',
      refusal: 'malformed',
      makeFile: () => file.replace('Kortrijk', 'Kort\uffferijk'),
    },
  ];
}

function syntax(): HostileFile[] {
  const malformed = (name: string, makeFile: () => string): HostileFile => ({ name, refusal: 'malformed', makeFile });
  const file = sampleUbl();
  return [
    malformed('two roots', () => `${file}${file.slice(file.indexOf('<Invoice'))}`),
    malformed('an invoice and an empty element', () => `${file}<a/>`),
    malformed('text after the root', () => `${file} x`),
    malformed('text before the root', () => file.replace('<Invoice', 'x<Invoice')),
    malformed('CDATA after the root', () => `${file}<![CDATA[x]]>`),
    malformed('no root', () => '<?xml version="1.0"?><!-- nothing -->'),
    malformed('cut off', () => file.slice(0, -200)),
    malformed('cut off in a tag', () => file.slice(0, file.indexOf('cbc:PayableAmount') + 5)),
    malformed('cut off in a comment', () => file.replace('</Invoice>', '<!-- ')),
    malformed('a tag that closes another', () => file.replace('</cac:PaymentTerms>', '</cac:PaymentMeans>')),
    malformed('a prefix that nothing declares', () => file.replace(/ xmlns:cbc="[^"]*"/, '')),
    malformed('an attribute twice', () => file.replace('currencyID="EUR"', 'currencyID="EUR" currencyID="USD"')),
    malformed('an attribute without quotes', () => file.replace('currencyID="EUR"', 'currencyID=EUR')),
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
    { name: 'a PDF', refusal: 'pdf', makeFile: () => pdf },
    { name: 'a PDF with an invoice after it', refusal: 'pdf', makeFile: () => `${pdf}${sampleUbl()}` },
    {
      name: 'an invoice with a PDF in a comment',
      refusal: 'pdf',
      makeFile: () => `<!-- ${pdf} -->${sampleUbl().slice(38)}`,
    },
    { name: 'an invoice with a PDF after it', refusal: 'malformed', makeFile: () => `${sampleUbl()}\n${pdf}` },
    { name: 'an archive', refusal: 'not_xml', makeFile: () => `PK\x03\x04${sampleUbl()}` },
    {
      name: 'an invoice with an archive after it',
      refusal: 'malformed',
      makeFile: () => `${sampleUbl()}PK\x05\x06${'\0'.repeat(18)}`,
    },
    { name: 'a picture', refusal: 'not_xml', makeFile: () => Uint8Array.of(0x89, 0x50, 0x4e, 0x47) },
    { name: 'JSON', refusal: 'not_xml', makeFile: () => '{"Invoice":{"ID":1}}' },
    { name: 'nothing', refusal: 'empty', makeFile: () => '' },
    { name: 'white space', refusal: 'not_xml', makeFile: () => ' \n ' },
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
      sampleUbl({ lines: `<cac:InvoiceLine><h:p xmlns:h="${xhtml}"/></cac:InvoiceLine>` }),
    ),
    active('a style sheet from the web', () =>
      sampleUbl().replace('<Invoice', '<?xml-stylesheet type="text/xsl" href="https://files.example/x.xsl"?><Invoice'),
    ),
    active('a style sheet of its own', () =>
      sampleUbl().replace('<Invoice', '<?xml-stylesheet type="text/xsl" href="#x"?><Invoice'),
    ),
    { name: 'a web page', refusal: 'doctype', makeFile: () => '<!doctype html><html><body>Factuur</body></html>' },
    { name: 'a web page without a type', refusal: 'other_xml', makeFile: () => '<html><body>Factuur</body></html>' },
    { name: 'a web page as XML', refusal: 'other_xml', makeFile: () => `<html xmlns="${xhtml}"><script/></html>` },
    {
      name: 'a web page around an invoice',
      refusal: 'other_xml',
      makeFile: () => `<html xmlns="${xhtml}">${sampleUbl().slice(38)}</html>`,
    },
  ];
}

function otherDocuments(): HostileFile[] {
  const ubl = 'urn:oasis:names:specification:ubl:schema:xsd:';
  const sbd = 'http://www.unece.org/cefact/namespaces/StandardBusinessDocumentHeader';
  const invoice = sampleUbl().slice(38);
  return [
    {
      name: 'a CII invoice',
      refusal: 'cii',
      makeFile: () =>
        '<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100"/>',
    },
    {
      name: 'an invoice of ZUGFeRD 1',
      refusal: 'cii',
      makeFile: () => '<rsm:CrossIndustryDocument xmlns:rsm="urn:ferd:CrossIndustryDocument:invoice:1p0"/>',
    },
    { name: 'an invoice in no namespace', refusal: 'wrong_namespace', makeFile: () => '<Invoice><ID>1</ID></Invoice>' },
    {
      name: 'an invoice of UBL 1.0',
      refusal: 'wrong_namespace',
      makeFile: () => '<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-1.0"/>',
    },
    {
      name: 'an invoice in the namespace of credit notes',
      refusal: 'wrong_namespace',
      makeFile: () => `<Invoice xmlns="${ubl}CreditNote-2"/>`,
    },
    { name: 'an order', refusal: 'other_ubl', makeFile: () => `<Order xmlns="${ubl}Order-2"/>` },
    { name: 'a reminder', refusal: 'other_ubl', makeFile: () => `<r:Reminder xmlns:r="${ubl}Reminder-2"/>` },
    {
      name: 'a bank statement',
      refusal: 'other_xml',
      makeFile: () => '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"/>',
    },
    {
      name: 'an envelope with nothing in it',
      refusal: 'other_xml',
      makeFile: () => `<StandardBusinessDocument xmlns="${sbd}"/>`,
    },
    {
      name: 'an envelope with two invoices',
      refusal: 'other_xml',
      makeFile: () => `<StandardBusinessDocument xmlns="${sbd}">${invoice}${invoice}</StandardBusinessDocument>`,
    },
  ];
}

function contents(): HostileFile[] {
  const incomplete = (name: string, makeFile: () => string): HostileFile => ({ name, refusal: 'incomplete', makeFile });
  return [
    incomplete('no number', () => sampleUbl({ number: undefined })),
    incomplete('a number in another namespace', () => sampleUbl({ number: '<x:ID xmlns:x="urn:example:x">1</x:ID>' })),
    incomplete('no issue date', () => sampleUbl({ issueDate: '<cbc:IssueDate>gisteren</cbc:IssueDate>' })),
    incomplete('no amount to pay', () => sampleUbl({ monetaryTotal: undefined })),
    incomplete('an amount in words', () => sampleUbl({ monetaryTotal: monetaryTotal({ Payable: 'NaN' }) })),
    incomplete('an amount with an exponent', () => sampleUbl({ monetaryTotal: monetaryTotal({ Payable: '1e9' }) })),
    incomplete('an amount of a million digits', () =>
      sampleUbl({ monetaryTotal: monetaryTotal({ Payable: '9'.repeat(1_000_000) }) }),
    ),
    incomplete('no seller', () => sampleUbl({ seller: undefined })),
    incomplete('no buyer', () => sampleUbl({ buyer: undefined })),
    incomplete('no currency', () => sampleUbl({ currency: undefined }).replaceAll(' currencyID="EUR"', '')),
    {
      name: 'an amount to pay in another currency',
      refusal: 'mixed_currencies',
      makeFile: () => sampleUbl({ monetaryTotal: monetaryTotal({ Payable: '1' }, 'USD') }),
    },
  ];
}
