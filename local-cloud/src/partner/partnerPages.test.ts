import { readFileSync } from 'node:fs';
import { firstStepHeight } from '@incasso/contract/embed/firstStepHeight';
import { firmProfile } from '@incasso/contract/firmProfile';
import { embedDirectives } from './partnerPolicies';
import { partnerTrials, partnerWays } from './partnerWays';

const guide = readFileSync(new URL('../../../docs/partners.md', import.meta.url), 'utf8');
const values = { site: firmProfile.siteUrl, key: 'pk_YOUR_KEY' };

test.each(partnerWays)('the guide has the lines of the demo’s page $page, to copy', ({ lines }) => {
  for (const line of lines(values).split('\n')) expect(guide).toContain(line);
});

test("the guide and the demo's style sheet have the height of the first step, and the rule that reserves it", () => {
  const { narrow, wide, wideFrom } = firstStepHeight;
  const styles = readFileSync(new URL('pages/partner.css', import.meta.url), 'utf8');
  const [, rule = ''] = /```css\n(.*?)```/su.exec(guide) ?? [];

  expect(guide).toContain(`${narrow} px high, or ${wide} where it is ${wideFrom} px`);
  expect(rule).toContain(`min-height: ${narrow}px`);
  expect(styles).toContain(rule);
  expect(styles).toContain(`min-height: ${wide}px`);
});

test('the guide has the directives of the demo’s strict page', () => {
  expect(guide).toContain(`\`\`\`\n${embedDirectives(values).join('\n')}\n\`\`\``);
});

test.each([...partnerWays, ...partnerTrials])('the demo has the page $page', ({ page }) => {
  expect(readFileSync(new URL(`./pages/${page}.html`, import.meta.url), 'utf8')).toContain('{{site}}');
});
