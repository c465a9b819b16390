import { framingOrigin } from './framingOrigin';

const partner = 'https://partner.example';
const self = {};

test.each([
  ['a page of its own has none', { parent: self, ancestorOrigins: [], referrer: `${partner}/` }, undefined],
  [
    'the nearest page around it counts',
    { ancestorOrigins: [partner, 'https://portal.example'], referrer: '' },
    partner,
  ],
  ['without that list the referrer tells', { referrer: `${partner}/klanten?x=1` }, partner],
  ['who sends no referrer is not told of', { referrer: '' }, undefined],
])('%s', (_case, { referrer, ...frame }, expected) => {
  const { parent = {}, ...location } = { parent: undefined, ...frame };

  expect(framingOrigin({ parent, self, location, document: { referrer } })).toBe(expected);
});
