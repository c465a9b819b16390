import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { embedAttributes } from '@incasso/contract/embed/embedAttributes';
import { embedCommands } from '@incasso/contract/embed/embedCommands';
import { embedErrorCodes, embedEvents } from '@incasso/contract/embed/embedEvents';
import { loaderText } from '../../src/embed/loader/loader.text';
import { unusableKeyText } from '../../src/embed/frame/UnusableKey.text';
import { partnerPackage } from './partnerPackage';

const guide = readFileSync(join(__dirname, '../../../docs/partners.md'), 'utf8');
const rows = guide.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));

test.each([
  ...[loaderText.unreachable, ...Object.values(unusableKeyText.problems)].map((words) => `'${words}'`),
  ...Object.keys(partnerPackage({ path: '/intake/v1.0123.js', integrity: 'sha384-0' })),
  ...Object.keys(embedCommands).map((command) => `intake.${command}(`),
])('the guide has what visitors read, the files of the package and the methods: %s', (words) => {
  expect(guide).toContain(words);
});

test.each(Object.entries(embedAttributes))('the guide has the attribute %s with its limits', (name, attribute) => {
  const [, , value, ...others] = rows.find(([, cell]) => cell === `\`${name}\``) ?? [];
  const limits = Object.entries<string | number | readonly string[]>(attribute.type).flatMap(([part, limit]) =>
    part === 'kind' ? [] : limit,
  );

  expect(others).toEqual([attribute.default, attribute.description, '']);
  for (const limit of limits) expect(value).toContain(String(limit));
});

test('the guide has no other attribute', () => {
  const ofFourColumns = rows.filter((cells) => cells.length === 6);

  expect(ofFourColumns).toHaveLength(2 + Object.keys(embedAttributes).length);
});

test.each(Object.entries(embedEvents))('the guide has the event %s with its detail', (name, { detail }) => {
  const [, , what] = rows.find(([, cell]) => cell === `\`intake:${name}\``) ?? [];

  expect(/^`\{ ?(.*?) ?\}`/.exec(what ?? '')?.[1]).toBe(Object.keys(detail).join(', '));
});

test.each(embedErrorCodes)('the guide has the code %s', (code) => {
  expect(rows.map(([, cell]) => cell)).toContain(`\`${code}\``);
});
