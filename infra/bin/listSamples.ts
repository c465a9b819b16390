import { readSamples, sampleLine } from '../src/stages/readSamples';

const samples = readSamples();
console.log(`${samples.length} statements of the site are samples that the firm has not confirmed (docs/content.md):`);
for (const sample of samples) console.log(`  ${sampleLine(sample)}`);
