import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstStepHeight } from '@incasso/contract/embed/firstStepHeight';
import { embedDensities, embedFonts, maxEmbedRadius } from '@incasso/contract/embed/embedTheme';
import { themeAttributeNames } from '@incasso/contract/embed/frameAddress';
import { prefillAttribute, prefillFieldNames } from '@incasso/contract/embed/prefillFields';
import { fieldLimits } from '@incasso/contract/limits';
import { loaderText } from '../src/embed/loader/loader.text';
import { unusableKeyText } from '../src/embed/frame/frame.text';

const guide = readFileSync(join(__dirname, '../../docs/partners.md'), 'utf8');
/** The compiler holds the types to the contract: `partnerTypes.test.tsx`. */
const types = readFileSync(join(__dirname, 'package/index.ts'), 'utf8');
const rows = guide.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
const matchesOf = (pattern: RegExp) =>
  [...types.matchAll(pattern)].map(([, first = '', second = '']) => [first, second]);

test.each([loaderText.unreachable, ...Object.values(unusableKeyText.problems)])(
  'the guide has the problem that visitors read: %s',
  (words) => {
    expect(guide).toContain(`'${words}'`);
  },
);

test('the guide has the height of the first step', () => {
  const { narrow, wide, wideFrom, compactSaves } = firstStepHeight;

  for (const words of [
    `about ${narrow} px high, or ${wide} where it is ${wideFrom} px`,
    `${compactSaves} less with`,
    `min-height: ${narrow}px`,
    `height="${narrow}"`,
  ])
    expect(guide).toContain(words);
});

test('the guide has all attributes, with the limits of those that have one', () => {
  const attributes = rows.filter((cells) => cells.length === 6).map(([, name, value]) => [name, value]);
  const limits = {
    font: embedFonts,
    density: embedDensities,
    radius: [maxEmbedRadius],
    reference: [fieldLimits.partnerReference],
  };

  expect(attributes.slice(2).map(([name]) => name)).toEqual(
    ['key', ...themeAttributeNames, 'height', 'reference', ...prefillFieldNames.map(prefillAttribute)].map(
      (name) => `\`${name}\``,
    ),
  );
  for (const [name, values] of Object.entries(limits)) {
    const [, value] = attributes.find(([cell]) => cell === `\`${name}\``) ?? [];
    for (const limit of values) expect(value).toContain(String(limit));
  }
});

test.each(matchesOf(/'(intake:\w+)': CustomEvent<(?:\{ (.*?) \}|.*)>;/gu))(
  'the guide has the event %s with its detail %s',
  (name, detail = '') => {
    const [, , what] = rows.find(([, cell]) => cell === `\`${name}\``) ?? [];

    expect(/^`\{ ?(.*?) ?\}`/.exec(what ?? '')?.[1]).toBe(
      detail
        .split('; ')
        .map((part) => part.split(':')[0])
        .join(', '),
    );
  },
);

test.each(matchesOf(/^ {2}\| '(\w+)'/gmu))('the guide has the code %s', (code) => {
  expect(rows.map(([, cell]) => cell)).toContain(`\`${code}\``);
});

test.each(matchesOf(/^ {2}\| readonly \['(\w+)'/gmu))('the guide has the method %s', (command) => {
  expect(guide).toContain(`intake.${command}(`);
});
