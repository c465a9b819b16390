import { cleanLine } from '@incasso/contract/cleanText';
import { invoiceLimits } from '../invoice/invoiceLimits';

/** An element by its name, with the vocabulary's prefix of its namespace */
export type XmlElement = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: ReadonlyMap<string, readonly XmlElement[]>;
  /** Its own text, without its children's */
  readonly text: string;
};

/** All elements at a path of names separated by slashes */
export function elementsAt(element: XmlElement | undefined, path: string): readonly XmlElement[] {
  let found = element === undefined ? [] : [element];
  for (const name of path.split('/')) found = found.flatMap(({ children }) => children.get(name) ?? []);
  return found;
}

export function elementAt(element: XmlElement | undefined, path: string): XmlElement | undefined {
  return elementsAt(element, path)[0];
}

/** The first text at a path, cleaned by `plain`; `undefined` when there is none. */
export function textAt(element: XmlElement | undefined, path: string): string | undefined {
  for (const { text } of elementsAt(element, path)) {
    const value = plain(text);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** A text on one line, without invisible characters and with normalised white space; `undefined` if empty. */
export function plain(text: string | undefined): string | undefined {
  const value = cleanLine(text?.trimStart().slice(0, invoiceLimits.maxTextLength) ?? '').replace(/\s+/g, ' ');
  return value === '' ? undefined : value;
}
