import fc from 'fast-check';
import { documentKinds, isDocumentKind } from './documentKinds';
import { readDocumentLabels, writeDocumentLabels } from './documentLabels';

test('what the visitor said of each document is a line, and none where nothing was said', () => {
  const labels = writeDocumentLabels([
    { name: 'maart.pdf', kind: 'invoice' },
    { name: 'scan.pdf', kind: undefined },
    { name: 'brief: 2.pdf', kind: 'correspondence' },
  ]);

  expect(labels).toBe('Factuur: maart.pdf\nBriefwisseling: brief: 2.pdf');
});

test('the lines are read again from the head of an explanation, and the visitor’s own words are none', () => {
  const text = 'Factuur: maart.pdf\nOfferte: a.pdf\n\nContract: dit is van 2024\nFactuur: b.pdf';

  expect(readDocumentLabels(text)).toEqual([
    { kind: 'invoice', name: 'maart.pdf' },
    { kind: 'quote', name: 'a.pdf' },
  ]);
  expect(readDocumentLabels('Zie bijlage: alles.\nconstructor: x\nFactuur')).toEqual([]);
});

test('whatever kinds and names documents have, what is written is what is read', () => {
  const kind = fc.constantFrom(...Object.keys(documentKinds).filter(isDocumentKind));
  const name = fc.string({ minLength: 1 }).filter((text) => !text.includes('\n'));
  fc.assert(
    fc.property(fc.array(fc.record({ kind, name })), (documents) => {
      expect(readDocumentLabels(writeDocumentLabels(documents))).toEqual(documents);
    }),
  );
});
