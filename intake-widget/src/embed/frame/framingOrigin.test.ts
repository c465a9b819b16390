import { framingOrigin } from './framingOrigin';

const partner = 'https://partner.example';
const self = {};

test.each([
  [
    'a page outside an iframe has no embedding origin',
    { parent: self, ancestorOrigins: [], referrer: `${partner}/` },
    undefined,
  ],
  [
    'the nearest embedding page counts',
    { ancestorOrigins: [partner, 'https://portal.example'], referrer: '' },
    partner,
  ],
  ['without `ancestorOrigins` the referrer counts', { referrer: `${partner}/klanten?x=1` }, partner],
  ['without a referrer the origin is unknown', { referrer: '' }, undefined],
])('%s', (_case, { referrer, ...frame }, expected) => {
  const { parent = {}, ...location } = { parent: undefined, ...frame };

  expect(framingOrigin({ parent, self, location, document: { referrer } })).toBe(expected);
});
