import { plain, type XmlElement, RefusedXml } from '../xml/XmlElement';
import type { Paths } from './invoicePaths';

/** An element of an e-invoice, or none, from which paths lead on in the document's syntax. */
export type InvoiceNode = {
  readonly elements: (paths: Paths) => readonly XmlElement[];
  readonly all: (paths: Paths) => readonly InvoiceNode[];
  readonly first: (paths: Paths) => InvoiceNode;
  /** Cleaned by `plain`, without the empty ones. */
  readonly texts: (paths: Paths) => readonly string[];
  readonly text: (paths: Paths) => string | undefined;
};

const columns = { ubl: 0, cii: 1 } as const;

export function nodeAt(element: XmlElement | undefined, syntax: keyof typeof columns): InvoiceNode {
  const split = (paths: Paths) => paths[columns[syntax]]?.split(' | ') ?? [];
  const elements = (paths: Paths) => split(paths).flatMap((path) => elementsAt(element, path));
  const texts = (paths: Paths) =>
    split(paths).flatMap((path) => {
      const [ofElements = '', attribute] = path.split('/@');
      return elementsAt(element, ofElements).flatMap(
        ({ text, attributes }) => plain(attribute === undefined ? text : attributes[attribute]) ?? [],
      );
    });
  return {
    elements,
    all: (paths) => elements(paths).map((found) => nodeAt(found, syntax)),
    first: (paths) => nodeAt(elements(paths)[0], syntax),
    texts,
    text: (paths) => texts(paths)[0],
  };
}

/** All elements at a path of names separated by slashes */
function elementsAt(element: XmlElement | undefined, path: string): readonly XmlElement[] {
  let found = element === undefined ? [] : [element];
  for (const name of path.split('/')) found = found.flatMap(({ children }) => children.get(name) ?? []);
  return found;
}

/** The values of a group of fields, without those that are absent */
export function readEach<Name extends string, Value>(
  group: Readonly<Record<Name, Paths>>,
  read: (paths: Paths) => Value | undefined,
): Present<Record<Name, Value>>;
export function readEach(group: Readonly<Record<string, Paths>>, read: (paths: Paths) => unknown) {
  return present(Object.fromEntries(Object.entries(group).map(([name, paths]) => [name, read(paths)])));
}

/** Omits keys without a value: fields that a document lacks are absent. */
export type Present<Values> = { readonly [Name in keyof Values]?: Exclude<Values[Name], undefined> };

export function present<Values extends Record<string, unknown>>(values: Values): Present<Values>;
export function present(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

/** A value that every invoice must have. Throws `incomplete`. */
export function required<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new RefusedXml('incomplete');
  return value;
}
