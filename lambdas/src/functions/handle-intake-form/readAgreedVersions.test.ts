import { newestVersions } from '@incasso/contract/legalVersions';
import { readAgreedVersions } from './readAgreedVersions';

const published = { generalTerms: ['2027-02-01', '2026-11-27'], privacyPolicy: ['2026-11-27'] } as const;
const newest = { generalTerms: '2027-02-01', privacyPolicy: '2026-11-27' };

test('a page loaded before a deploy counts: its visitor agreed to the former version', () => {
  const sent = { generalTerms: '2026-11-27', privacyPolicy: '2026-11-27' };

  expect(readAgreedVersions(JSON.stringify(sent), published)).toEqual(sent);
});

test.each([
  ['nothing', ''],
  ['no JSON', '2026-11-27'],
  ['one of two', '{"generalTerms":"2026-11-27"}'],
  ['a version that never was', '{"generalTerms":"2001-01-01","privacyPolicy":"2026-11-27"}'],
  ['something else', '{"generalTerms":["<b>"],"privacyPolicy":"2026-11-27"}'],
])('%s counts as the newest versions', (_what, sent) => {
  expect(readAgreedVersions(sent, published)).toEqual(newest);
});

test('the published versions are those of the contract', () => {
  expect(readAgreedVersions('')).toEqual(newestVersions);
});
