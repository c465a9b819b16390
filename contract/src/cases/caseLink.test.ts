import { caseLink, isLinkOver, lastDayToAdd, parseCaseLink } from './caseLink';

const submissionId = '11111111-1111-4111-8111-111111111111';
const receivedAt = '2026-03-02T23:30:00.000Z';

test('a link has the case and its last day, 30 days after the case arrived in Belgium', () => {
  const link = caseLink('https://www.kantoor.example', { submissionId, receivedAt });

  expect(link).toBe(`https://www.kantoor.example/nasturen#${submissionId}.2026-04-02`);
  expect(parseCaseLink(new URL(link).hash.slice(1))).toEqual({ caseId: submissionId, lastDay: '2026-04-02' });
});

test('a link is over when its last day is, in Belgium', () => {
  const lastDay = lastDayToAdd(receivedAt);

  expect(isLinkOver(lastDay, new Date('2026-04-02T21:59:59Z'))).toBe(false);
  expect(isLinkOver(lastDay, new Date('2026-04-02T22:00:00Z'))).toBe(true);
});

test.each([
  '',
  submissionId,
  `${submissionId}.`,
  `${submissionId}.2026-13-01`,
  `x.2026-04-02`,
  `${submissionId}.2026-04-02.x`,
])('any other fragment is no link: %s', (fragment) => {
  expect(parseCaseLink(fragment)).toBeUndefined();
});
