import { firmProfile } from '@incasso/contract/firmProfile';
import { securityPolicy, securityText } from './securityText';

const origin = 'https://stage.solvenda.example';

test('security.txt has the contact address, its expiry and its own URL', () => {
  const text = securityText({ origin, deployedAt: new Date('2026-11-23T05:00:00Z') });

  expect(text.split('\n')).toEqual([
    `Contact: mailto:${firmProfile.email}`,
    'Expires: 2027-10-01T00:00:00.000Z',
    'Preferred-Languages: nl, en',
    'Canonical: https://stage.solvenda.example/.well-known/security.txt',
    'Policy: https://stage.solvenda.example/security-policy.txt',
    '',
  ]);
});

test.each(['2026-01-01T00:00:00Z', '2026-01-31T23:59:59Z', '2028-02-29T12:00:00Z', '2026-12-31T23:59:59Z'])(
  'a text of %s expires after ten months and before a year',
  (deployed) => {
    const deployedAt = new Date(deployed);
    const [, expires = ''] = /^Expires: (.*)$/m.exec(securityText({ origin, deployedAt })) ?? [];
    const days = (Date.parse(expires) - deployedAt.getTime()) / 86_400_000;

    expect(days).toBeGreaterThan(300);
    expect(days).toBeLessThan(365);
  },
);

test('the disclosure policy has the contact address', () => {
  expect(securityPolicy).toContain(firmProfile.email);
});
