import { prefillAttribute, prefillFieldNames, type EmbedPrefill } from '@incasso/contract/embed/prefillFields';
import { themeAttributeNames, type WrittenTheme } from '@incasso/contract/embed/writtenTheme';

/** The value of an attribute in either of its spellings; `null` where it is absent. */
export function readAttribute(element: Element, name: string): string | null {
  return element.getAttribute(`data-${name}`) ?? element.getAttribute(name);
}

/** The looks that the attributes ask for. */
export function readTheme(element: Element): WrittenTheme {
  return readAttributes(element, themeAttributeNames);
}

/** What the attributes fill in, under the names of the fields. */
export function readPrefill(element: Element): EmbedPrefill {
  return readAttributes(element, prefillFieldNames, prefillAttribute);
}

/** A fixed height in pixels, also where `px` stands behind it; 0 where the content decides. */
export function readHeight(element: Element): number {
  const written = readAttribute(element, 'height') ?? '';
  return /^\d+(px)?$/.test(written) ? parseInt(written) : 0;
}

/** The values of those of the named attributes that are there, under their names. */
function readAttributes<Name extends string>(
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
