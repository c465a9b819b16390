// Warns of a missing interest rate, on a day as `2026-07-01` or today. The site works without it.
import { interestRates } from '../src/interest/interestRates.content';
import { missingRateWarning } from '../src/interest/missingRateWarning';

const [today = new Date().toISOString().slice(0, 10)] = process.argv.slice(2);
const warning = missingRateWarning(interestRates, today);
if (warning !== undefined) console.warn(`\n${warning}\n`);
