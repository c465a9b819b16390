import { runSmokeChecks } from '../src/operate/smoke/runSmokeChecks';

const [address] = process.argv.slice(2);
const url = URL.canParse(address ?? '') ? new URL(address ?? '') : undefined;
if (url === undefined) {
  console.error('Name the site: npm run smoke -- https://www.solvenda.example');
  process.exit(2);
}

const results = await runSmokeChecks(url.origin);
const wrong = results.filter(({ fault }) => fault !== undefined);
for (const { name, fault = '' } of wrong) console.log(`WRONG ${name}\n${fault.replace(/^/gm, '      ')}`);
console.log(`${results.length} checks, ${wrong.length} failed.`);
process.exitCode = wrong.length === 0 ? 0 : 1;
