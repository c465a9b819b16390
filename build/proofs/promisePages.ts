import { asvsNumbers } from './asvsNumbers';
import { findUnproven } from './findUnproven';
import { readPromises, type PromiseRow } from './readPromises';

/** A page of promises, and what is wrong with it. */
type Page = { readonly path: string; readonly findFaults: (markdown: string, readSource: ReadSource) => string[] };
type ReadSource = (link: string) => string | undefined;

/** Every page whose promises name the tests that fail without them. */
export const promisePages: readonly Page[] = [
  {
    path: 'docs/security.md',
    findFaults: (markdown, readSource) => findUnproven({ markdown, needsTest: () => true, readSource }),
  },
  {
    path: 'docs/accessibility.md',
    findFaults: (markdown, readSource) =>
      findUnproven({ markdown, needsTest: ({ cells }) => cells.includes('met'), readSource }),
  },
  {
    path: 'docs/asvs.md',
    findFaults: (markdown, readSource) => [
      ...findUnproven({ markdown, needsTest: ({ cells: [state] }) => state === 'met', readSource }),
      ...findUnanswered(readPromises(markdown).rows),
    ],
  },
];

const states = ['met', 'not met', 'not applicable'];

/** Requirements without a row, rows of no requirement, and rows that do not say how it is and why. */
function findUnanswered(rows: readonly PromiseRow[]): string[] {
  const ids = rows.map(({ id }) => id);
  return [
    ...asvsNumbers.filter((number) => !ids.includes(number)).map((number) => `${number} has no row`),
    ...ids.filter((id) => !asvsNumbers.includes(id)).map((id) => `${id} is no requirement of levels 1 and 2`),
    ...rows
      .filter(({ cells: [state = '', reason = ''] }) => !states.includes(state) || reason === '')
      .map(({ id }) => `${id} does not say whether it is met, and why`),
  ];
}
