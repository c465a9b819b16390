import { sampleInvoice } from '@incasso/e-invoice/testing/sampleInvoice';
import { storedIntake, validAnswers } from '../../testing/fixtures';
import { kindsOfDocuments } from './kindsOfDocuments';

const documentsNamed = (...names: string[]) =>
  names.map((name, place) => ({ name, size: 1, sha256: String(place).repeat(64), mediaType: 'application/pdf' }));
const saying = (documents_info: string) => validAnswers({ documents_info });

test('a document is what the visitor said, and without a word what its name says', () => {
  const documents = documentsNamed('offerte.pdf', 'factuur.pdf', 'scan.pdf');

  const kinds = kindsOfDocuments(storedIntake({ documents, answers: saying('Contract: offerte.pdf\n\nZie bijlage') }));

  expect(kinds).toEqual(['contract', 'invoice', 'other']);
});

test('documents of one name have each their own', () => {
  const documents = documentsNamed('scan.pdf', 'scan.pdf', 'scan.pdf');

  const kinds = kindsOfDocuments(
    storedIntake({ documents, answers: saying('Factuur: scan.pdf\nBetaalbewijs: scan.pdf') }),
  );

  expect(kinds).toEqual(['invoice', 'payment', 'other']);
});

test('a name is recognised as it was kept', () => {
  const documents = documentsNamed('a_b.pdf');

  expect(kindsOfDocuments(storedIntake({ documents, answers: saying('Aanmaning: a/b.pdf') }))).toEqual(['reminder']);
});

test('what was read as an e-invoice is one, whatever else is said', () => {
  const documents = documentsNamed('offerte.xml');
  const sha256 = '0'.repeat(64);

  const kinds = kindsOfDocuments(
    storedIntake({
      documents,
      answers: saying('Offerte: offerte.xml'),
      claims: [{ sha256, invoice: sampleInvoice() }],
    }),
  );

  expect(kinds).toEqual(['invoice']);
});
