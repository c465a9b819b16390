// oxlint-disable-next-line typescript/triple-slash-reference -- other workspaces find the types by it
/// <reference path="./saxen.d.ts" />
import { Parser } from 'saxen';
import { invoiceLimits } from '../invoice/invoiceLimits';
import type { InvoiceRefusal } from '../invoice/invoiceRefusals.text';
import { closeUpAttributes } from './closeUpAttributes';
import { RefusedXml, type XmlElement } from './XmlElement';

export type XmlVocabulary = {
  /** Our prefix for each namespace. An element of any other namespace has no name. */
  readonly prefixes: Readonly<Record<string, string>>;
  /** Elements that are validated but not kept, with all their content */
  readonly skipped: ReadonlySet<string>;
  /** The lines of an invoice, of which the first are kept */
  readonly lines: ReadonlySet<string>;
  /** All that is kept of a line */
  readonly partsOfLines: ReadonlySet<string>;
  /** Prefixes of elements that a browser would show or run */
  readonly active: ReadonlySet<string>;
  /** Throws for the root of another type of document, by its name without prefix. */
  readonly checkRoot: (root: { name: string; localName: string; attributes: Readonly<Record<string, string>> }) => void;
};

type OpenElement = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Map<string, XmlElement[]>;
  text: string;
};

/** No XML name begins with this, so a document's own prefix never collides with the vocabulary's. */
const mark = '-';
const xmlNamespace = 'http://www.w3.org/XML/1998/namespace';
const maxSilentWrites = 4;

/**
 * Builds the elements of an XML text that comes in chunks. Refuses document types and entities other than XML's five,
 * applies `invoiceLimits`, and throws a `RefusedXml` at the first error.
 */
export function elementReader(vocabulary: XmlVocabulary): { write: (chunk: string) => void; end: () => XmlElement } {
  const open: OpenElement[] = [];
  let root: XmlElement | undefined;
  let skippedDepth = 0;
  let elements = 0;
  let kept = 0;
  let lines = 0;
  /** Text from the last `<` on, not yet written to the parser. A long text is kept without its tag. */
  let pending = '';
  let silentWrites = 0;

  function isSkipped(name: string): boolean {
    if (vocabulary.skipped.has(name)) return true;
    if (!vocabulary.lines.has(name))
      return open.some((element) => vocabulary.lines.has(element.name)) && !vocabulary.partsOfLines.has(name);
    lines += 1;
    return lines > invoiceLimits.maxLines;
  }

  const parser = new Parser()
    .ns(markedPrefixes(vocabulary.prefixes))
    .on('openTag', (markedName, readAttributes) => {
      silentWrites = 0;
      elements += 1;
      const attributes = checkAttributes(readAttributes());
      const [prefix = '', localName = prefix] = markedName.split(':');
      const name = markedName.startsWith(mark) ? markedName.slice(mark.length) : '';
      if (open.length === 0) {
        if (root !== undefined) refuse('malformed');
        vocabulary.checkRoot({ name, localName, attributes });
      }
      if (vocabulary.active.has(prefix.slice(mark.length))) refuse('active_content');
      if (elements > invoiceLimits.maxElements || open.length + skippedDepth >= invoiceLimits.maxDepth) {
        refuse('too_complex');
      }
      if (skippedDepth > 0 || isSkipped(name)) skippedDepth += 1;
      else {
        kept += 1;
        if (kept > invoiceLimits.maxKeptElements) refuse('too_complex');
        open.push({ name, attributes, children: new Map(), text: '' });
      }
    })
    .on('closeTag', () => {
      silentWrites = 0;
      if (skippedDepth > 0) {
        skippedDepth -= 1;
        return;
      }
      const element = open.pop();
      const parent = open.at(-1);
      if (element === undefined || parent === undefined) root = element;
      else addChild(parent, element);
    })
    .on('text', (text) => addText(unescaped(text)))
    .on('cdata', addText)
    .on('comment', () => {
      silentWrites = 0;
    })
    .on('question', (instruction) => {
      silentWrites = 0;
      if (instruction.startsWith('<?xml-stylesheet')) refuse('active_content');
    })
    .on('attention', () => refuse('doctype'))
    .on('error', () => refuse('malformed'))
    .on('warn', () => refuse('malformed'));

  function addText(text: string) {
    silentWrites = 0;
    const element = open.at(-1);
    if (element === undefined) refuse('malformed');
    if (skippedDepth === 0) element.text += text;
  }

  function writeToParser(xml: string) {
    parser.write(closeUpAttributes(xml.length > invoiceLimits.maxTagLength ? writeTag(xml) : xml));
    silentWrites += 1;
    if (silentWrites > maxSilentWrites) refuse('too_complex');
  }

  /**
   * Writes the tag at the start of a text and returns the rest: saxen scans a tag to the end of the chunk, and again
   * from the start when the chunk does not have all of it.
   */
  function writeTag(xml: string): string {
    if (!xml.startsWith('<') || xml.startsWith('<!') || xml.startsWith('<?')) return xml;
    const length = xml.indexOf('>') + 1;
    if (length === 0 || length > invoiceLimits.maxTagLength) refuse('too_complex');
    parser.write(closeUpAttributes(xml.slice(0, length)));
    return xml.slice(length);
  }

  return {
    write: (chunk) => {
      checkCharacters(chunk);
      const cut = chunk.lastIndexOf('<');
      if (cut > -1) {
        writeToParser(pending + chunk.slice(0, cut));
        pending = '';
      }
      const wasLong = pending.length > invoiceLimits.maxTagLength;
      pending += chunk.slice(Math.max(0, cut));
      if (!wasLong && pending.length > invoiceLimits.maxTagLength) pending = writeTag(pending);
    },
    end: () => {
      writeToParser(pending);
      parser.end();
      return root ?? refuse('malformed');
    },
  };
}

function refuse(refusal: InvoiceRefusal): never {
  throw new RefusedXml(refusal);
}

function markedPrefixes(prefixes: XmlVocabulary['prefixes']): Record<string, string> {
  const marked = Object.entries(prefixes).map(([namespace, prefix]): [string, string] => [namespace, mark + prefix]);
  return Object.fromEntries([...marked, [xmlNamespace, 'xml']]);
}

function addChild({ children }: OpenElement, child: XmlElement): void {
  const siblings = children.get(child.name);
  if (siblings === undefined) children.set(child.name, [child]);
  else siblings.push(child);
}

function checkAttributes(attributes: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const entries = Object.entries(attributes);
  if (entries.length === 0) return attributes;
  if (entries.length > invoiceLimits.maxAttributes) refuse('too_complex');
  return Object.fromEntries(
    entries.map(([name, value]): [string, string] => {
      if (value.includes('<')) refuse('malformed');
      return [name, unescaped(value)];
    }),
  );
}

function unescaped(text: string): string {
  if (!text.includes('&')) return text;
  if (text.length > invoiceLimits.maxTagLength) refuse('too_complex');
  return unescapeXml(text);
}

/**
 * Throws `malformed` for characters that XML forbids. Pairs of surrogates are valid: the decoder writes no half ones.
 */
function checkCharacters(text: string): void {
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (!isXmlCharacter(code) && (code < 0xd800 || code > 0xdfff)) refuse('malformed');
  }
}

const entities: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

/** Replaces character references: XML's five entities and numeric ones. Throws `malformed` for others. */
function unescapeXml(text: string): string {
  const [start = '', ...rest] = text.split('&');
  return start + rest.map(readReference).join('');
}

/** `text` begins after the ampersand of a reference. */
function readReference(text: string): string {
  const end = text.indexOf(';');
  const name = text.slice(0, Math.max(end, 0));
  const character = entities.get(name) ?? (name.startsWith('#') ? numbered(name.slice(1)) : undefined);
  if (character === undefined) throw new RefusedXml('malformed');
  return character + text.slice(end + 1);
}

function numbered(digits: string): string | undefined {
  const code = /^(x[\da-f]+|\d+)$/i.test(digits) ? Number(digits.replace(/^x/i, '0x')) : NaN;
  return isXmlCharacter(code) ? String.fromCodePoint(code) : undefined;
}

/** https://www.w3.org/TR/xml/#NT-Char */
function isXmlCharacter(code: number): boolean {
  return (
    (code >= 0x20 && code <= 0xd7ff) ||
    code === 0x9 ||
    code === 0xa ||
    code === 0xd ||
    (code >= 0xe000 && code <= 0xfffd) ||
    (code >= 0x10000 && code <= 0x10ffff)
  );
}
