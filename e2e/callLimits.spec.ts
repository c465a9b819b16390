import { apiPaths } from '@incasso/contract/api';
import { apiError } from '@incasso/contract/errors';
import { ApiCaller } from './src/ApiCaller';
import { expect, test } from './src/test';

const challenge = `${apiPaths.botChallenge}?action=intake_form`;

test('whoever calls too often is told to wait, and how long, in the API’s own words', async ({ ownCloud }) => {
  await ownCloud.start({ CALLS_PER_ADDRESS: '1000' });
  const { site } = ownCloud.addresses;
  const visitor = new ApiCaller(site);
  const partner = new ApiCaller(site, 'pk_local_partner');
  const statuses = async (api: ApiCaller, count: number) => {
    const calls = Array.from({ length: count }, () => api.call(challenge, {}));
    return (await Promise.all(calls)).map(({ status }) => status).sort();
  };

  for (const limit of ['perPartner', 'perPartnerAndAddress']) {
    await ownCloud.limitCalls({ [limit]: 2 });
    expect(await statuses(partner, 3)).toEqual([200, 200, 429]);
    expect(await statuses(visitor, 3)).toEqual([200, 200, 200]);
  }

  await ownCloud.limitCalls({ perAddress: 2 });
  expect(await statuses(visitor, 3)).toEqual([200, 200, 429]);
  const refused = await fetch(site + challenge, { headers: { 'x-public-key': 'pk_local_site' } });
  expect(await refused.json()).toEqual(apiError('too_many_requests'));
  expect(refused.headers.get('retry-after')).toBe('30');
  expect((await fetch(`${site}/`)).status).toBe(200);
});
