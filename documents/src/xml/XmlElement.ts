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

/** The first text at a path, its white space normalised; `undefined` where there is none, or only white space. */
export function textAt(element: XmlElement | undefined, path: string): string | undefined {
  for (const { text } of elementsAt(element, path)) {
    const value = plain(text);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** Normalises white space, as XML Schema's `token`; `undefined` for nothing. */
export function plain(text: string | undefined): string | undefined {
  const value = text?.replace(/\s+/g, ' ').trim();
  return value === '' ? undefined : value;
}
