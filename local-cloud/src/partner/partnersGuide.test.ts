import { readFileSync } from 'node:fs';
import { embedAttributes, type EmbedAttribute } from '@incasso/contract/embed/embedAttributes';
import { embedCommands } from '@incasso/contract/embed/embedCommands';
import { embedErrorCodes, embedEvents } from '@incasso/contract/embed/embedEvents';
import { prefillFieldNames } from '@incasso/contract/embed/prefillFields';
import { firmProfile } from '@incasso/contract/firmProfile';
import { embedDirectives, federatedDirectives } from './partnerPolicies';
import { partnerTrials, partnerWays } from './partnerWays';

const guide = readFileSync(new URL('../../../docs/partners.md', import.meta.url), 'utf8');
const values = { site: firmProfile.siteUrl, key: 'pk_YOUR_KEY' };

/** The rows of the table under a heading, cells trimmed. */
function tableUnder(heading: string): string[][] {
  const section = guide.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  return section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

test.each(partnerWays)('has the lines to copy for $page, equal to the demo’s', ({ lines }) => {
  for (const line of lines(values).split('\n')) expect(guide).toContain(line);
});

test("has the rule that reserves the intake's height, equal to the demo’s", () => {
  const styles = readFileSync(new URL('pages/partner.css', import.meta.url), 'utf8');
  const [, rule = ''] = /```css\n(.*?)```/su.exec(guide) ?? [];

  expect(rule).toContain('incasso-intake:not(:defined)');
  expect(styles).toContain(rule);
});

/** The values of an attribute, in the guide's wording. */
function valueOf({ type }: EmbedAttribute): string {
  switch (type.kind) {
    case 'text':
      return type.maxLength === undefined ? 'text' : `text, at most ${type.maxLength} characters`;
    case 'colour':
      return 'a hex colour: `#0a7a5f`';
    case 'pixels':
      return type.max === undefined ? `pixels, from ${type.min}` : `pixels, ${type.min} to ${type.max}`;
    case 'choice':
      return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(
        type.choices.map((choice) => `\`${choice}\``),
      );
  }
}

test('has every attribute of the element, with values, default and purpose', () => {
  const rows = Object.entries(embedAttributes).map(([name, attribute]) => [
    `\`${name}\``,
    valueOf(attribute),
    attribute.default,
    attribute.description,
  ]);

  expect(tableUnder('Attributes')).toEqual(rows);
});

test('has every event with its detail, every code, field and command', () => {
  const rows = tableUnder('Events').map(([name = '', what = '']) => [
    name.replaceAll('`', ''),
    /^`.*?`/.exec(what)?.[0],
  ]);
  const named = rows.map(([name = '']) => name);
  const events = Object.entries(embedEvents).map(([name, { detail }]) => [`intake:${name}`, `\`${written(detail)}\``]);

  expect(rows.filter(([name = '']) => name.includes(':'))).toEqual(events);
  for (const code of embedErrorCodes) expect(named).toContain(code);
  for (const field of prefillFieldNames) expect(guide).toContain(`\`${field}\``);
  for (const command of Object.keys(embedCommands)) expect(guide).toContain(`intake.${command}(`);
});

test('has every event property of the React component', () => {
  for (const event of Object.values(embedEvents)) {
    if (!('property' in event)) continue;
    const { property, detail } = event;
    expect(guide).toContain(
      Object.keys(detail).length === 0 ? `\`${property}\`` : `\`${property}(${written(detail)})\``,
    );
  }
});

/** An object with these entries, as a destructuring pattern. */
function written(entries: object): string {
  const names = Object.keys(entries);
  return names.length === 0 ? '{}' : `{ ${names.join(', ')} }`;
}

test('has the directives of the demo’s strict pages', () => {
  const block = (directives: string[]) => `\`\`\`\n${directives.join('\n')}\n\`\`\``;

  expect(guide).toContain(block(embedDirectives(values)));
  expect(guide).toContain(block(federatedDirectives({ ...values, upload: 'UPLOADS' })));
});

test.each([...partnerWays, ...partnerTrials])('the demo has the page $page', ({ page }) => {
  expect(readFileSync(new URL(`./pages/${page}.html`, import.meta.url), 'utf8')).toContain('{{site}}');
});
