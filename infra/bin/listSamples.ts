import { claims, listSamples, sampleLine } from '@incasso/contract/claims';

const samples = listSamples();
const count = `${samples.length} of ${Object.keys(claims).length}`;
console.log(`${count} claims of the site are samples that the firm has not confirmed (docs/content.md):`);
for (const sample of samples) console.log(`  ${sampleLine(sample)}`);
