import fc from 'fast-check';
import { isDocumentKind, kindOfName } from './documentKinds';

test.each([
  ['Factuur 2026-017.pdf', 'invoice'],
  ['FACTUREN.xlsx', 'invoice'],
  ['invoice_33.pdf', 'invoice'],
  ['algemene voorwaarden.docx', 'terms'],
  ['tweede aanmaning factuur 17.pdf', 'reminder'],
  ['betalingsherinnering.pdf', 'reminder'],
  ['AV_2026.pdf', 'terms'],
  ['factuurvoorwaarden.pdf', 'terms'],
  ['Offerte-12_getekend.pdf', 'quote'],
  ['bestelbon 4500012.pdf', 'order'],
  ['orderbevestiging.pdf', 'order'],
  ['contract_getekend.pdf', 'contract'],
  ['raamovereenkomst.docx', 'contract'],
  ['bewijs van levering.pdf', 'delivery'],
  ['betaalbewijs-maart.pdf', 'payment'],
  ['e-mails met de klant.pdf', 'correspondence'],
  ['vrachtbrief.pdf', 'delivery'],
  ['UBL_2026-017.XML', 'invoice'],
  ['aanmaning.xml', 'invoice'],
  ['Re: uw vraag.eml', 'correspondence'],
  ['aanmaning.EML', 'reminder'],
  ['scan0001.jpg', undefined],
  ['have.jpg', undefined],
])('the name %s suggests: %s', (name, kind) => {
  expect(kindOfName(name)).toBe(kind);
});

test('a name suggests one kind or none, and text before the word changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const kind = kindOfName(name);
      expect(kind === undefined || isDocumentKind(kind)).toBe(true);
      expect(kindOfName(`${name} aanmaning.pdf`)).toBe('reminder');
    }),
  );
});
