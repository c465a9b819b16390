/** The value of an attribute in either of its spellings; `null` where it is absent. */
export function readAttribute(element: Element, name: string): string | null {
  return element.getAttribute(`data-${name}`) ?? element.getAttribute(name);
}

/** The values of those of the named attributes that are there, under their names. */
export function readAttributes<Name extends string>(
  element: Element,
  names: readonly Name[],
  attributeOf: (name: Name) => string = (name) => name,
): Partial<Record<Name, string>> {
  const values: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const value = readAttribute(element, attributeOf(name));
    if (value !== null) values[name] = value;
  }
  return values;
}

/** A fixed height in pixels, also where `px` stands behind it; 0 where the content decides. */
export function readHeight(element: Element): number {
  const written = readAttribute(element, 'height') ?? '';
  return /^\d+(px)?$/.test(written) ? parseInt(written) : 0;
}
