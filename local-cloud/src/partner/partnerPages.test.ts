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

test("the guide has the rule by which the demo's style sheet reserves the height of the first step", () => {
  const styles = readFileSync(new URL('pages/partner.css', import.meta.url), 'utf8');
  const [, rule = ''] = /```css\n(.*?)```/su.exec(guide) ?? [];

  expect(rule).toContain('incasso-intake:not(:defined)');
  expect(styles).toContain(rule);
  expect(styles).toContain(`min-height: ${firstStepHeight.wide}px`);
});

test('the guide has the directives of the demo’s strict page', () => {
  expect(guide).toContain(`\`\`\`\n${embedDirectives(values).join('\n')}\n\`\`\``);
});

test.each([...partnerWays, ...partnerTrials])('the demo has the page $page', ({ page }) => {
  expect(readFileSync(new URL(`./pages/${page}.html`, import.meta.url), 'utf8')).toContain('{{site}}');
});
