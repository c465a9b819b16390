import { dictionaryOf, type PdfObject } from './objectAt';
import type { PdfObjects } from './pdfObjects';
import { itemsOf, type PdfDictionary, type PdfToken } from './pdfTokens';

/** The files of a PDF that its catalogue refers to */
export type AttachedFiles = {
  readonly streams: readonly PdfObject[];
  /** Whether every reference was resolved, without a cycle or the step limit */
  readonly isWhole: boolean;
};

/** Maximum number of objects that are looked up: two for each file, one for each leaf of the name tree */
const maxSteps = 1_000;
/** The keys of the file in a file specification's EF, by priority (ISO 32000-1, table 44) */
const fileKeys = ['UF', 'F', 'Unix', 'Mac', 'DOS'];

/** The files in the catalogue's name tree and in its /AF, as associated with the document */
export async function attachedFiles({ trailer, find, isDamaged }: PdfObjects): Promise<AttachedFiles> {
  const seen = new Set<number>();
  let isWhole = true;

  /** Resolves a value once; returns nothing the second time. */
  const follow = async (
    value: readonly PdfToken[] = [],
  ): Promise<Pick<PdfObject, 'tokens'> | PdfObject | undefined> => {
    const number = referenceOf(value);
    if (number === undefined) return { tokens: value };
    if (seen.has(number) || seen.size === maxSteps) return undefined;
    seen.add(number);
    return find(number);
  };
  const dictionary = async (value: readonly PdfToken[] | undefined): Promise<PdfDictionary> => {
    const found = await follow(value);
    return found === undefined ? new Map() : dictionaryOf(found);
  };
  const array = async (value: readonly PdfToken[] | undefined) => itemsOf((await follow(value))?.tokens ?? []);

  const catalogue = await dictionary(trailer.get('Root'));
  const names = await dictionary(catalogue.get('Names'));
  const specifications = await array(catalogue.get('AF'));
  const nodes = [names.get('EmbeddedFiles') ?? []];
  for (const node of nodes) {
    const number = referenceOf(node);
    if (number !== undefined && seen.has(number)) isWhole = false;
    const leaf = await dictionary(node);
    specifications.push(...(await array(leaf.get('Names'))).filter(([name]) => name?.isString !== true));
    nodes.push(...(await array(leaf.get('Kids'))));
  }
  const streams: PdfObject[] = [];
  for (const specification of specifications) {
    const files = await dictionary((await dictionary(specification)).get('EF'));
    const file = fileKeys.map((key) => files.get(key)).find((value) => value !== undefined);
    const stream = await follow(file);
    if (stream !== undefined && 'number' in stream) streams.push(stream);
  }
  return { streams, isWhole: isWhole && catalogue.size > 0 && seen.size < maxSteps && !isDamaged() };
}

function referenceOf([number, , word]: readonly PdfToken[]): number | undefined {
  return word?.text === 'R' && !word.isString ? Number(number?.text) : undefined;
}
