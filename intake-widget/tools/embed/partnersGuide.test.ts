import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstStepHeight } from '@incasso/contract/embed/firstStepHeight';
import { loaderText } from '../../src/embed/loader/loader.text';
import { unusableKeyText } from '../../src/embed/shared/UnusableKey.text';
import { partnerPackage } from './partnerPackage';

const guide = readFileSync(join(__dirname, '../../../docs/partners.md'), 'utf8');

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

test('the guide has the height of the first step', () => {
  const { narrow, wide, wideFrom } = firstStepHeight;

  expect(guide).toContain(`${narrow} px high, or ${wide} where it is ${wideFrom} px wide or wider`);
  expect(guide).toContain(`min-height: ${narrow}px`);
  expect(guide).toContain(`height="${narrow}"`);
});
