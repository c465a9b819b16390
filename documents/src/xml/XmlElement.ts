import { cleanLine } from '@incasso/contract/cleanText';
import { invoiceLimits } from '../invoice/invoiceLimits';

/** An element by its name, with the prefix that `names` gives its namespace. */
export type XmlElement = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: ReadonlyMap<string, readonly XmlElement[]>;
  /** Of the element itself, without that of its children. */
  readonly text: string;
};

/** All elements at a path of names with slashes between them. */
export function elementsAt(element: XmlElement | undefined, path: string): readonly XmlElement[] {
  let found = element === undefined ? [] : [element];
  for (const name of path.split('/')) found = found.flatMap(({ children }) => children.get(name) ?? []);
  return found;
}

export function elementAt(element: XmlElement | undefined, path: string): XmlElement | undefined {
  return elementsAt(element, path)[0];
}

/** The first text at a path, as `plain` has it; `undefined` where there is none. */
export function textAt(element: XmlElement | undefined, path: string): string | undefined {
  for (const { text } of elementsAt(element, path)) {
    const value = plain(text);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** A text on one line without what nobody sees, its white space normalised; `undefined` for nothing. */
export function plain(text: string | undefined): string | undefined {
  const value = cleanLine(text?.trimStart().slice(0, invoiceLimits.maxTextLength) ?? '').replace(/\s+/g, ' ');
  return value === '' ? undefined : value;
}
