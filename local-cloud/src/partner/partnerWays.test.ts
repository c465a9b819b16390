import { readFileSync } from 'node:fs';
import { firstStepHeight } from '@incasso/contract/embed/firstStepHeight';
import { firmProfile } from '@incasso/contract/firmProfile';
import { embedDirectives, partnerWays, reservedHeight } from './partnerWays';

const guide = readFileSync(new URL('../../../docs/partners.md', import.meta.url), 'utf8');
const values = { site: firmProfile.siteUrl, key: 'pk_YOUR_KEY' };

test.each([
  ...partnerWays.map(({ path, lines }) => [path, `\`\`\`html\n${lines(values)}\n\`\`\``]),
  ['rule that reserves the first step’s height', `\`\`\`css\n${reservedHeight}\n\`\`\``],
  ['policy', `\`\`\`\n${embedDirectives(values).join('\n')}\n\`\`\``],
])('the guide has the demo’s %s, to copy', (_, block) => {
  expect(guide).toContain(block);
});

test('the guide has both heights of the first step', () => {
  const { narrow, wide, wideFrom } = firstStepHeight;
  expect(guide).toContain(`about ${narrow} px high, or ${wide} where it is ${wideFrom} px`);
});
