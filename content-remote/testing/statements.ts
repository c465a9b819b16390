import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { todayInBelgium } from '@incasso/contract/isoDate';
import { caseKinds, countedKinds, type CountedKind } from '@incasso/debts/caseKinds';
import { costsOf } from '@incasso/debts/costsOf';
import { kindNames } from '@incasso/debts/costWords';
import { costLines } from '@incasso/debts/costRules';
import { sampleDebt } from '../src/pages/services/sampleDebt';
import { faqTopics } from '../src/pages/faq/faq.content';
import { pageDescriptions } from '../src/sitePages.content';

const source = fileURLToPath(new URL('../src', import.meta.url));

/** A text that visitors read as one unit, and its file. */
export type Statement = { readonly file: string; readonly text: string };

/**
 * All texts of the content files, in the units that visitors read: a title with its text, a question with its answer,
 * an amount of the table with its column and row headers, an item of a list.
 */
export async function statements(): Promise<Statement[]> {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(content|text)\.ts$/.test(file),
  );
  const found = await Promise.all(
    files.map(async (file) => {
      const module: unknown = await import(join(source, file));
      return textsWithin(module).map((text) => ({ file, text }));
    }),
  );
  const questionCount = faqTopics.flatMap(({ items }) => items).length;
  return [
    ...found.flat(),
    ...Object.values(pageDescriptions(questionCount)).map((text) => ({ file: 'sitePages.content.ts', text })),
    ...costLines(caseKinds).map(({ title, text }) => ({ file: 'costWords.text.ts', text: `${title} ${text}` })),
    ...countedKinds.map((kind) => ({ file: 'costsOf.text.ts', text: exampleOf(kind) })),
  ];
}

/** The example of a kind of case, with the name above it. */
function exampleOf(kind: CountedKind): string {
  const { result, rows, notes } = costsOf({ kind, ...sampleDebt(todayInBelgium()) });
  return [kindNames[kind], result, ...rows.map(({ label, sum }) => `${label} ${sum}`), ...notes].join(' ');
}

/** Joins the strings of an object into one text, and keeps the items of a list apart. */
function textsWithin(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const parts: unknown[] = Object.values(value);
  const own = parts.filter((part) => typeof part === 'string');
  const texts = Array.isArray(value) ? own : own.length === 0 ? [] : [own.join(' ')];
  return [...texts, ...parts.flatMap(textsWithin)];
}
