import { smokeFaults } from './smokeFaults';

const [address = ''] = process.argv.slice(2);
if (!URL.canParse(address)) {
  console.error('Name the site: npm run smoke -- https://www.solvenda.example');
  process.exit(2);
}
const faults = await smokeFaults(new URL(address).origin);
for (const fault of faults) console.log(`WRONG ${fault}`);
console.log(faults.length === 0 ? 'The site works.' : `${faults.length} faults.`);
process.exitCode = faults.length === 0 ? 0 : 1;
