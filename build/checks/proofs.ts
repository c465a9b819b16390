// Holds the pages of promises to their tests. Prints each promise that names none that is there, and fails then.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '../prepare.mjs';
import { promisePages } from '../proofs/promisePages';

const faults = promisePages.flatMap(({ path, findFaults }) => {
  const page = join(projectRoot, path);
  const readSource = (link: string) => {
    const file = join(dirname(page), link);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  };
  return findFaults(readFileSync(page, 'utf8'), readSource).map((fault) => `${path}: ${fault}`);
});
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
