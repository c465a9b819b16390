import { testKey } from '@incasso/contract/embed/embedNames';
import { findStage } from './findStage';
import type { Stage } from './Stage';
import { stages } from './stages';

const dev = findStage(stages, 'dev');
const prod = findStage(stages, 'prod');
const checked = (stage: Stage) => () => findStage([stage], stage.name);

test.each(stages.map(({ name }) => name))('the stage %s is valid', (name) => {
  expect(findStage(stages, name).name).toBe(name);
});

test('lists the stages if the name is unknown', () => {
  expect(() => findStage(stages, 'test')).toThrow('There is no stage "test"');
  expect(() => findStage(stages, 'test')).toThrow('there are: dev, prod.');
});

test('refuses two stages of one account that send from one domain', () => {
  const besideProd = (second: Stage) => () => findStage([prod, { ...second, name: 'second' }], 'second').name;

  for (const second of [prod, { ...prod, senderDomain: {} }, { ...prod, account: undefined }])
    expect(besideProd(second)).toThrow('prod sends from the same domain');
  for (const second of [dev, { ...prod, account: '222222222222' }]) expect(besideProd(second)()).toBe('second');
});

const domain = { host: 'www.solvenda.example', redirectsApex: true };
const partner = (key: `pk_${string}`, origin: `https://${string}`) => ({ key, name: 'P', origins: [origin] as const });

test.each<[string, Partial<Stage>]>([
  ['public keys look like', { sitePublicKey: 'pk_key' }],
  ['each partner has a key of its own', { partners: [partner(dev.sitePublicKey, 'https://p.example')] }],
  ['and none the test key', { partners: [partner(testKey, 'https://p.example')] }],
  ['origins look like', { partners: [partner('pk_12345678', 'https://p.example/')] }],
  ['host names are in lower case', { domain: { ...domain, formerHosts: ['https://a.example'] } }],
  ['formerHosts are other names', { domain: { ...domain, formerHosts: ['solvenda.example'] } }],
  ['host begins with www.', { domain: { ...domain, host: 'solvenda.example' } }],
  ['host lies in its hosted zone', { domain: { ...domain, hostedZone: { id: 'Z', name: 'other.example' } } }],
  ['submissionRetentionDays are 14 to 90', { submissionRetentionDays: 91 }],
  ['submissionRetentionDays are 14 to 90', { submissionRetentionDays: 10 }],
])('refuses a stage with the reason "%s"', (fault, change) => {
  expect(checked({ ...dev, ...change })).toThrow(fault);
});

test('refuses more partners than fit in a function’s environment', () => {
  const partners = Array.from({ length: 40 }, (_, index) =>
    partner(`pk_partner_${index}_12345678`, `https://b${index}.example`),
  );

  expect(checked({ ...dev, partners })).toThrow('too many for one function');
});
