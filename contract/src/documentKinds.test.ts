import { kindOfName } from './documentKinds';

test.each([
  ['Factuur 2026-017.pdf', 'invoice'],
  ['FACTUREN.xlsx', 'invoice'],
  ['invoice_33.pdf', 'invoice'],
  ['algemene voorwaarden.docx', 'terms'],
  ['tweede aanmaning factuur 17.pdf', 'reminder'],
  ['betalingsherinnering.pdf', 'reminder'],
  ['scan0001.jpg', undefined],
])('%s is by its name: %s', (name, kind) => {
  expect(kindOfName(name)).toBe(kind);
});
