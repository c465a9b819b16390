import { readPromises, type PromiseRow } from './readPromises';
import { testTitles } from './testTitles';

export type PromisePage = {
  markdown: string;
  /** Whether a row needs a test. */
  needsTest: (row: PromiseRow) => boolean;
  /** The source of a file that the page links to, undefined where there is none. */
  readSource: (link: string) => string | undefined;
};

/** What is wrong with the proofs of a page, in words; nothing when each promise names tests that are there. */
export function findUnproven({ markdown, needsTest, readSource }: PromisePage): string[] {
  const { rows, proofs } = readPromises(markdown);
  const ids = rows.map(({ id }) => id);
  const proven = new Set(proofs.flatMap((proof) => proof.ids));
  return [
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} is there twice`),
    ...rows.filter((row) => needsTest(row) && !proven.has(row.id)).map(({ id }) => `${id} names no test`),
    ...[...proven].filter((id) => !ids.includes(id)).map((id) => `a test is named for ${id}, which is no row`),
    ...proofs.flatMap(({ file, titles }) => {
      const source = readSource(file);
      if (source === undefined) return [`${file} is gone`];
      if (titles.length === 0) return [`no test of ${file} is named`];
      const known = testTitles(source);
      return titles.filter((title) => !known.has(title)).map((title) => `${file} has no test "${title}"`);
    }),
  ];
}
