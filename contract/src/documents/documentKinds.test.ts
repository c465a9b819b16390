import fc from 'fast-check';
import { isDocumentKind, kindOfName } from './documentKinds';

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

test('any name has one of the kinds or none, and what stands before the word changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const kind = kindOfName(name);
      expect(kind === undefined || isDocumentKind(kind)).toBe(true);
      expect(kindOfName(`${name} aanmaning.pdf`)).toBe('reminder');
    }),
  );
});
