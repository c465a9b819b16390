import { apiPaths } from '@incasso/contract/api';
import { apiError } from '@incasso/contract/errors';
import { ApiCaller } from './src/ApiCaller';
import { expect, test } from './src/test';

const challenge = `${apiPaths.botChallenge}?action=intake_form`;

test('calls above the rate limit get 429 with retry-after and the API’s own error body', async ({ ownCloud }) => {
  await ownCloud.start({ CALLS_PER_ADDRESS: '8', CALLS_PER_PARTNER: '4', CALLS_PER_PARTNER_AND_ADDRESS: '2' });
  const { site } = ownCloud.addresses;
  const statuses = async (key: string, count: number) => {
    const api = new ApiCaller(site, key);
    const calls = Array.from({ length: count }, () => api.call(challenge, {}));
    return (await Promise.all(calls)).map(({ status }) => status).sort();
  };

  expect(await statuses('pk_local_partner', 3)).toEqual([200, 200, 429]);
  expect(await statuses('pk_local_site', 6)).toEqual([200, 200, 200, 200, 200, 429]);

  const refused = await fetch(site + challenge, { headers: { 'x-public-key': 'pk_local_site' } });
  expect(await refused.json()).toEqual(apiError('too_many_requests'));
  expect(refused.headers.get('retry-after')).toBe('30');
  expect((await fetch(`${site}/`)).status).toBe(200);
});
