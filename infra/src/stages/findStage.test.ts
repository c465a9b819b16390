import { checkStage, findStage } from './findStage';
import type { Stage } from './stageSchema';
import { stages } from './stages';

const dev = findStage(stages, 'dev');

test.each(stages.map(({ name }) => name))('the stage %s is valid', (name) => {
  expect(findStage(stages, name).name).toBe(name);
});

test('lists the stages if the name is unknown', () => {
  expect(() => findStage(stages, 'test')).toThrow('There is no stage "test"');
  expect(() => findStage(stages, 'test')).toThrow('there are: dev, prod.');
});

test('refuses two stages of one account that send from one domain', () => {
  const prod = findStage(stages, 'prod');
  const besideProd = (second: Stage) => () => findStage([prod, { ...second, name: 'second' }], 'second').name;

  for (const second of [prod, { ...prod, senderDomain: {} }, { ...prod, account: undefined }]) {
    expect(besideProd(second)).toThrow('The stages prod and second send from one domain');
  }
  for (const second of [dev, { ...prod, account: '222222222222' }]) {
    expect(besideProd(second)()).toBe('second');
  }
});

test.each([
  ['name', { name: 'Prod!' }],
  ['colour', { colour: 'blue' }],
  ['region', { region: 'Frankfurt' }],
  ['region', { region: 'eu-west-1' }],
  ['account', { account: '123' }],
  ['senderAddress', { senderAddress: 'info' }],
  ['staffRecipients', { staffRecipients: [] }],
  ['staffRecipients.1', { staffRecipients: ['a@b.example', 'c'] }],
  ['sitePublicKey', { sitePublicKey: 'key' }],
  ['partners.0.origins.0', { partners: [{ key: 'pk_12345678', name: 'P', origins: ['https://p.example/'] }] }],
  ['partners', { partners: [{ key: dev.sitePublicKey, name: 'P', origins: ['https://p.example'] }] }],
  ['domain.host', { domain: { host: 'solvenda.example', redirectsApex: true } }],
  [
    'domain.host',
    { domain: { host: 'www.other.example', redirectsApex: true, hostedZone: { id: 'Z', name: 'solvenda.example' } } },
  ],
  [
    'domain.formerHosts.0',
    { domain: { host: 'www.b.example', redirectsApex: true, formerHosts: ['https://a.example'] } },
  ],
  ['domain.formerHosts', { domain: { host: 'www.b.example', redirectsApex: true, formerHosts: ['b.example'] } }],
  ['siteUrl', { siteUrl: 'https://d1.cloudfront.net/' }],
  ['siteUrl', { siteUrl: 'https://d1.execute-api.eu-central-1.amazonaws.com' }],
  ['siteUrl', { siteUrl: 'https://d1.cloudfront.net', domain: { host: 'www.solvenda.example', redirectsApex: true } }],
  ['botCheck.secretName', { botCheck: { provider: 'recaptcha', siteKey: 'k' } }],
  ['submissionRetentionDays', { submissionRetentionDays: 91 }],
  ['submissionRetentionDays', { submissionRetentionDays: 10 }],
  ['monthlyBudget', { monthlyBudget: 0 }],
  ['throttle.burst', { throttle: { requestsPerSecond: 1, burst: 0.5 } }],
  ['github.repository', { github: { repository: 'incasso' } }],
  ['github.repository', { github: { repository: 'solvenda-voorbeeld@1/incasso' } }],
  ['alarmAddresses', { alarmAddresses: [] }],
  ['alarmAddresses', { alarmAddresses: ['a@b.example', 'c@b.example', 'd@b.example'] }],
  ['alarmAddresses', { alarmAddresses: ['a@b.example', 'a@b.example'] }],
  ['alarmAddresses.1', { alarmAddresses: ['a@b.example', 'c'] }],
])('refuses a stage and names its wrong field %s', (field, fault) => {
  expect(() => checkStage({ ...dev, ...fault })).toThrow(`\n  ${field}: `);
});

test('refuses more origins than fit in the embed’s policy', () => {
  const origins = Array.from({ length: 30 }, (_, index) => `https://www.boekhoudkantoor-${index}.example`);
  const partners = [{ key: 'pk_partner_12345678', name: 'Boekhoudkantoor', origins }];

  expect(() => checkStage({ ...dev, partners })).toThrow('partners: have more origins than fit');
});

test('refuses more partners than fit in a function’s environment', () => {
  const partners = Array.from({ length: 40 }, (_, index) => ({
    key: `pk_partner_${index}_12345678`,
    name: `Boekhoudkantoor ${index}`,
    origins: ['https://b.example'],
  }));

  expect(() => checkStage({ ...dev, partners })).toThrow('partners: are too many for one function');
});
