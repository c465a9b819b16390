import { prefillAttribute, prefillFieldNames, type EmbedPrefill } from '@incasso/contract/embed/prefillFields';
import { themeAttributeNames, type WrittenTheme } from '@incasso/contract/embed/frameAddress';

/** The value of an attribute in either spelling; `null` when absent. */
export function readAttribute(element: Element, name: string): string | null {
  return element.getAttribute(`data-${name}`) ?? element.getAttribute(name);
}

export function readTheme(element: Element): WrittenTheme {
  return readAttributes(element, themeAttributeNames);
}

export function readPrefill(element: Element): EmbedPrefill {
  return readAttributes(element, prefillFieldNames, prefillAttribute);
}

/** The attributes that look like ours but are none, such as `prefil-company-name`. */
export function misspelledAttributes(element: Element): string[] {
  const known: string[] = [
    'key',
    'reference',
    'height',
    ...themeAttributeNames,
    ...prefillFieldNames.map(prefillAttribute),
  ];
  return element
    .getAttributeNames()
    .map((name) => name.replace('data-', ''))
    .filter((name) => !known.includes(name) && known.some((each) => each.startsWith(name.slice(0, 3))));
}

/** A fixed height in pixels, with or without `px`; 0 when the content determines the height. */
export function readHeight(element: Element): number {
  const written = readAttribute(element, 'height') ?? '';
  return /^\d+(px)?$/.test(written) ? parseInt(written) : 0;
}

/** The values of the named attributes that are present, by name. */
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
