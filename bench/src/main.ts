import { embed } from './embed';
import { isMet, table } from './Figure';
import { site } from './site';

/** First visits of each page. `ROUNDS=1` only shows that the bench runs. */
const rounds = Number(process.env['ROUNDS'] ?? 9);

const asked = process.argv.slice(2);
const missed: string[] = [];
for (const [name, measure] of Object.entries({ site, embed })) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`\n## ${name}: medians of ${rounds} first visits\n`);
  const figures = await measure(rounds);
  console.log(table(figures));
  missed.push(...figures.filter((figure) => isMet(figure) === false).map((figure) => `${name}: ${figure.name}`));
}
if (missed.length > 0) console.log(`\nGoals missed:\n${missed.map((line) => `- ${line}`).join('\n')}`);
process.exit(missed.length === 0 ? 0 : 1);
