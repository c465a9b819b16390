/** A row of a table: its id in the first cell, the other cells as they stand. */
export type PromiseRow = { id: string; cells: readonly string[] };

/** An item of a list below a table: which rows these tests of a file prove. */
export type Proof = { ids: readonly string[]; file: string; titles: readonly string[] };

/**
 * What a page of promises says. Tables hold one promise a row, `| D1 | … |`; lists hold the tests that fail without it:
 * `- D1, D2 [name](../path/of/the.test.ts)`, then each title between backticks.
 */
export function readPromises(markdown: string): { rows: readonly PromiseRow[]; proofs: readonly Proof[] } {
  const lines = markdown.split('\n');
  const rows = lines
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .flatMap(([, id = '', ...cells]) => (idForm.test(id) ? [{ id, cells: cells.slice(0, -1) }] : []));
  return { rows, proofs: listItems(lines).flatMap(readProof) };
}

const id = /[A-Z]+\d+(?:\.\d+)*/.source;
const idForm = new RegExp(`^${id}$`);
const proofForm = new RegExp(`^- (?<ids>${id}(?:, ${id})*) \\[[^\\]]+\\]\\((?<file>[^)]+)\\)(?<rest>.*)$`);

function readProof(item: string): Proof[] {
  const { ids, file, rest } = proofForm.exec(item)?.groups ?? {};
  if (ids === undefined || file === undefined || rest === undefined) return [];
  return [{ ids: ids.split(', '), file, titles: [...rest.matchAll(/`([^`]+)`/g)].map(([, title = '']) => title) }];
}

/** Items of lists, each on one line: what is indented below an item goes on with it. */
function listItems(lines: readonly string[]): string[] {
  const items: string[] = [];
  let isWithinItem = false;
  for (const line of lines) {
    if (line.startsWith('- ')) items.push(line);
    else if (isWithinItem && line.startsWith('  ')) items.push(`${items.pop() ?? ''} ${line.trim()}`);
    isWithinItem = line.startsWith('- ') || (isWithinItem && line.startsWith('  '));
  }
  return items;
}
