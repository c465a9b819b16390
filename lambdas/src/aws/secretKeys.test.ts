import { startSecrets } from '../../testing/startSecrets';
import { StorageUnavailable } from '../storage/ObjectStore';
import { keyCacheMs, secretKeys } from './secretKeys';

let fake: Awaited<ReturnType<typeof startSecrets>>;
let time = 0;
const former = { ...process.env };

beforeEach(async () => {
  fake = await startSecrets({ links: { AWSCURRENT: 'sleutel van nu' } });
  Object.assign(process.env, fake.environment);
});
afterEach(() => {
  process.env = { ...former };
  fake.close();
});

const read = (secretId = 'links') => secretKeys(secretId, { now: () => time });

test('before the first rotation there is one key', async () => {
  expect(await read()()).toEqual(['sleutel van nu']);
});

test('within five minutes of a rotation, the new key and the one before it are read', async () => {
  const keys = read();
  await keys();
  fake.secrets['links'] = { AWSCURRENT: 'sleutel van straks', AWSPREVIOUS: 'sleutel van nu' };

  time += keyCacheMs - 1;
  expect(await keys()).toEqual(['sleutel van nu']);
  expect(fake.asked).toBe(2);
  time += 1;
  expect(await keys()).toEqual(['sleutel van straks', 'sleutel van nu']);
});

test('while Secrets Manager does not answer, the last keys count for half a minute; without any, a retry may help', async () => {
  const keys = read();
  await keys();
  fake.isDown = true;
  time += keyCacheMs;

  expect(await keys()).toEqual(['sleutel van nu']);
  await expect(read()()).rejects.toBeInstanceOf(StorageUnavailable);
  Object.assign(fake, { isDown: false, secrets: { links: { AWSCURRENT: 'sleutel van straks' } } });
  time += 30_000;
  expect(await keys()).toEqual(['sleutel van straks']);
});

test('a missing secret is an error that no retry fixes', async () => {
  const missing = read('elsewhere')();

  await expect(missing).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
});
