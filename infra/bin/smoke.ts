import { runSmokeChecks } from '../src/smoke/runSmokeChecks';

const [address] = process.argv.slice(2);
const url = URL.canParse(address ?? '') ? new URL(address ?? '') : undefined;
if (url === undefined) {
  console.error('Name the site: npm run smoke -- https://www.solvenda.example');
  process.exit(2);
}

const results = await runSmokeChecks(url.origin);
for (const { name, fault } of results)
  console.log(fault === undefined ? `ok    ${name}` : `WRONG ${name}\n      ${fault}`);
const faults = results.filter(({ fault }) => fault !== undefined).length;
console.log(faults === 0 ? `\n${url.origin} passed every check.` : `\n${faults} of ${results.length} checks failed.`);
process.exitCode = faults === 0 ? 0 : 1;
