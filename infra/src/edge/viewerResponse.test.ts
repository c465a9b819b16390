import { testKey } from '@incasso/contract/embed/embedNames';
import { headerPolicies } from '../delivery/headerPolicies';
import { bundleViewerResponse } from './bundleEdgeFunction';
import { loadViewerResponse } from './loadEdgeFunction';

const { embed } = headerPolicies({ uploadOrigin: 'https://documents.example', botCheckProvider: 'altcha' });
const viewerResponse = loadViewerResponse(
  bundleViewerResponse({
    pk_site_1a2b3c4d: [],
    pk_partner_1a2b3c4d: ['https://partner.example', 'https://www.partner.example'],
    pk_other_1a2b3c4d: ['https://boekhouder.example'],
  }),
);

test.each([
  ['key=pk_partner_1a2b3c4d&accent=%230a7a5f', "'self' https://partner.example https://www.partner.example"],
  ['accent=%230a7a5f&key=pk_other_1a2b3c4d', "'self' https://boekhouder.example"],
  ['key=pk_site_1a2b3c4d', "'self'"],
  [`key=${testKey}`, '*'],
  ['key=pk_wrong_1a2b3c4d', '*'],
  ['key=constructor', '*'],
  ['', '*'],
])('the frame of ?%s may be framed by %s', (query, ancestors) => {
  const answered = viewerResponse(query, embed);

  expect(answered).toEqual({
    ...embed,
    'content-security-policy': embed['content-security-policy']?.replace(/'none'$/, ancestors),
  });
});

test('refuses more origins than fit in a function', () => {
  const origins = Array.from({ length: 500 }, (_, index) => `https://partner-${index}.example`);

  expect(() => bundleViewerResponse({ pk_partner_1a2b3c4d: origins })).toThrow(/viewerResponse has \d+ bytes/);
});
