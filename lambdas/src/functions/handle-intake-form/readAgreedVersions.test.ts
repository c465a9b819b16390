import { newestVersions } from '@incasso/contract/legalVersions';
import { readAgreedVersions } from './readAgreedVersions';

const published = {
  generalTerms: ['2027-02-01', '2026-11-27', '2026-01-15'],
  privacyPolicy: ['2026-11-27'],
} as const;
const newest = { generalTerms: '2027-02-01', privacyPolicy: '2026-11-27' };
const now = new Date('2027-02-02T12:00:00Z');

const former = { generalTerms: '2026-11-27', privacyPolicy: '2026-11-27' };

test('a page loaded before a deploy counts: its visitor agreed to the former version', () => {
  expect(readAgreedVersions(JSON.stringify(former), { now, published })).toEqual(former);
});

test('the former version counts until the end of the second day after its successor’s, in Belgium', () => {
  const at = (time: string) => readAgreedVersions(JSON.stringify(former), { now: new Date(time), published });

  expect(at('2027-02-03T22:59:59Z')).toEqual(former);
  expect(at('2027-02-03T23:00:00Z')).toEqual(newest);
});

test.each([
  ['nothing', ''],
  ['no JSON', '2026-11-27'],
  ['one of two', '{"generalTerms":"2026-11-27"}'],
  ['a version that never was', '{"generalTerms":"2001-01-01","privacyPolicy":"2026-11-27"}'],
  ['a version that two others replaced', '{"generalTerms":"2026-01-15","privacyPolicy":"2026-11-27"}'],
  ['something else', '{"generalTerms":["<b>"],"privacyPolicy":"2026-11-27"}'],
])('%s counts as the newest versions', (_what, sent) => {
  expect(readAgreedVersions(sent, { now, published })).toEqual(newest);
});

test('the published versions are those of the contract', () => {
  expect(readAgreedVersions('', { now })).toEqual(newestVersions);
});
