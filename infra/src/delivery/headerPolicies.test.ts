import type { DeliverySettings } from './contentSecurityPolicy';
import { headerPolicies } from './headerPolicies';

const settings: DeliverySettings = {
  uploadOrigin: 'https://documents.example',
  botCheckProvider: 'altcha',
};

test('lets the site load only from itself and upload documents to the upload origin', () => {
  const policy = headerPolicies(settings).site['content-security-policy'];

  expect(policy).toMatch(/default-src 'none'; script-src 'self'; /);
  expect(policy).toContain("connect-src 'self' https://documents.example; ");
  expect(policy).toContain("frame-src 'none'; ");
  expect(policy).not.toContain('google');
});

test('lets no page frame the site, and leaves the embed to the edge function', () => {
  const { site, embed } = headerPolicies(settings);

  expect(site).toMatchObject({ 'x-frame-options': 'DENY' });
  expect(embed).not.toHaveProperty('x-frame-options');
});

test('allows reCAPTCHA’s sources if it is the bot check', () => {
  const policy = headerPolicies({ ...settings, botCheckProvider: 'recaptcha' }).embed['content-security-policy'];

  expect(policy).toMatch(
    /script-src 'self' https:\/\/www\.google\.com\/recaptcha\/ https:\/\/www\.gstatic\.com\/recaptcha\/; /,
  );
  expect(policy).toContain('frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/; ');
});

test('lets other origins load the remotes', () => {
  expect(headerPolicies(settings).remote).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
});

test('the API sends no referrer: the URL of a staff link is its key', () => {
  expect(headerPolicies(settings).api).toMatchObject({ 'referrer-policy': 'no-referrer' });
});

test.each(['site', 'remote', 'embed'] as const)('pages of %s send other sites only the origin as referrer', (name) => {
  expect(headerPolicies(settings)[name]).toMatchObject({ 'referrer-policy': 'strict-origin-when-cross-origin' });
});

test.each(['site', 'remote', 'embed', 'api'] as const)('sends HSTS and nosniff with every answer of %s', (name) => {
  expect(headerPolicies(settings)[name]).toMatchObject({
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-content-type-options': 'nosniff',
  });
});

test.each(['site', 'remote', 'embed', 'api'] as const)(
  'forbids framing by strangers and plugins on every answer of %s',
  (name) => {
    const policy = headerPolicies(settings)[name]['content-security-policy'];

    expect(policy).toContain("base-uri 'none'");
    expect(policy).toMatch(/(object-src|default-src) 'none'/);
    expect(policy).toMatch(/frame-ancestors 'none'$/);
  },
);
