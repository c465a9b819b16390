import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { findFreePorts } from '../../e2e/src/findFreePorts';
import { backend } from './backend/backend';
import type { Bench } from './Bench';
import { embed } from './embed/embed';
import { isMet, type Figure } from './report/Figure';
import { table } from './report/table';
import { site } from './site/site';
import { wizard } from './wizard/wizard';

// Node 20 is the machine's; the SDK says at each start that later versions will need more.
process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] = 'true';

const benches = new Map<string, Bench>(Object.entries({ site, wizard, backend, embed }));
const firstPort = 8400;
const results = fileURLToPath(new URL('../results/', import.meta.url));

const asked = process.argv.length > 2 ? process.argv.slice(2) : [...benches.keys()];
const missed: string[] = [];
for (const name of asked) {
  const bench = benches.get(name);
  if (bench === undefined) throw new Error(`There is no bench '${name}'; there are: ${[...benches.keys()].join(', ')}`);
  console.log(`\n## ${name}\n\n${bench.about}\n`);
  const figures = await bench.measure(await findFreePorts(firstPort));
  console.log(table(figures));
  await keep(name, figures);
  missed.push(...figures.filter((figure) => isMet(figure) === false).map((figure) => `${name}: ${figure.name}`));
}
if (missed.length > 0) console.log(`\nGoals missed:\n${missed.map((line) => `- ${line}`).join('\n')}`);
process.exit(missed.length === 0 ? 0 : 1);

async function keep(name: string, figures: readonly Figure[]): Promise<void> {
  const machine = { processor: cpus()[0]?.model, processors: cpus().length, node: process.version };
  const result = { name, measuredAt: new Date().toISOString(), machine, figures };
  await mkdir(results, { recursive: true });
  await writeFile(`${results}${name}.json`, `${JSON.stringify(result, undefined, 2)}\n`);
}
