import { readSample, type SampleName } from './readSample';

/** The XML that replaces an element, by the element's name; an empty text removes it. */
export type Elements = Readonly<Record<`${string}:${string}`, string>>;

export function sampleUbl(elements: Elements = {}): string {
  return sampleXml('ubl-invoice.xml', elements);
}

/** The sample e-invoice in CII, with the same values. */
export function sampleCii(elements: Elements = {}): string {
  return sampleXml('cii-invoice.xml', elements);
}

/** A sample in which other XML replaces the first element of each name. */
export function sampleXml(name: SampleName & `${string}.xml`, elements: Elements = {}): string {
  let xml = new TextDecoder().decode(readSample(name));
  for (const [element, replacement] of Object.entries(elements)) {
    const { 0: found, index } = new RegExp(`<${element}[\\s>].*?</${element}>`, 's').exec(xml) ?? {};
    if (found === undefined || index === undefined) throw new Error(`${name} has no ${element}`);
    xml = xml.slice(0, index) + replacement + xml.slice(index + found.length);
  }
  return xml;
}

/** The amounts of a UBL document, by their names without `Amount`. */
export function monetaryTotal(amounts: Readonly<Record<string, string>>, currency = 'EUR'): string {
  const elements = Object.entries(amounts).map(
    ([name, value]) => `<cbc:${name}Amount currencyID="${currency}">${value}</cbc:${name}Amount>`,
  );
  return `<cac:LegalMonetaryTotal>${elements.join('')}</cac:LegalMonetaryTotal>`;
}
