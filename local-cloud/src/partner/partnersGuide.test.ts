import { readFileSync } from 'node:fs';
import { embedAttributes, type EmbedAttribute } from '@incasso/contract/embed/embedAttributes';
import { embedErrorCodes, embedEventNames } from '@incasso/contract/embed/embedEvents';
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

test.each(partnerWays)('has the lines of the way $page to copy, as the demo has them', ({ lines }) => {
  for (const line of lines(values).split('\n')) expect(guide).toContain(line);
});

/** What an attribute takes, in the guide's words. */
function valueOf({ type }: EmbedAttribute): string {
  switch (type.kind) {
    case 'text':
      return 'text';
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

test('has every event, code and field', () => {
  const named = tableUnder('Events').map(([name = '']) => name.replaceAll('`', ''));

  expect(named.filter((name) => name.includes(':'))).toEqual([...embedEventNames]);
  for (const code of embedErrorCodes) expect(named).toContain(code);
  for (const field of prefillFieldNames) expect(guide).toContain(`\`${field}\``);
});

test('has the directives that the strict pages of the demo are served with', () => {
  const block = (directives: string[]) => `\`\`\`\n${directives.join('\n')}\n\`\`\``;

  expect(guide).toContain(block(embedDirectives(values)));
  expect(guide).toContain(block(federatedDirectives({ ...values, upload: 'UPLOADS' })));
});

test.each([...partnerWays, ...partnerTrials])('the demo has the page $page', ({ page }) => {
  expect(readFileSync(new URL(`./pages/${page}.html`, import.meta.url), 'utf8')).toContain('{{site}}');
});
