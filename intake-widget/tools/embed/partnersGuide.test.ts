import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { embedAttributes, type EmbedAttribute } from '@incasso/contract/embed/embedAttributes';
import { embedCommands } from '@incasso/contract/embed/embedCommands';
import { embedErrorCodes, embedEvents } from '@incasso/contract/embed/embedEvents';
import { prefillFieldNames } from '@incasso/contract/embed/prefillFields';
import { loaderText } from '../../src/embed/loader/loader.text';
import { unusableKeyText } from '../../src/embed/frame/UnusableKey.text';
import { partnerPackage } from './partnerPackage';

const guide = readFileSync(join(__dirname, '../../../docs/partners.md'), 'utf8');

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

test.each([loaderText.unreachable, ...Object.values(unusableKeyText.problems)])(
  'the guide quotes what visitors read: %s',
  (words) => {
    expect(guide).toContain(`'${words}'`);
  },
);

test('the guide names every file of the package', () => {
  for (const name of Object.keys(partnerPackage({ path: '/intake/v1.0123.js', integrity: 'sha384-0' })))
    expect(guide).toContain(name);
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

test('the guide has every attribute of the element, with values, default and purpose', () => {
  const rows = Object.entries(embedAttributes).map(([name, attribute]) => [
    `\`${name}\``,
    valueOf(attribute),
    attribute.default,
    attribute.description,
  ]);

  expect(tableUnder('Attributes')).toEqual(rows);
});

test('the guide has every event with its detail, every code, field and command', () => {
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

/** An object with these entries, as a destructuring pattern. */
function written(entries: object): string {
  const names = Object.keys(entries);
  return names.length === 0 ? '{}' : `{ ${names.join(', ')} }`;
}
