import { sampleDebt } from '@incasso/debts/testing/sampleDebt';
import { bodyOf } from '../../../../testing/bodyOf';
import { storedChange, storedDocument, storedIntake, validAnswers } from '../../../../testing/fixtures';
import type { DeliveredDocument } from '../DeliveredDocument';
import { staffLaterMail } from './staffLaterMail';
import { mailSubjects } from './mailSubjects';

const delivered: DeliveredDocument = {
  kind: 'attached',
  document: storedDocument('factuur.pdf', { size: 240_000 }),
  attachmentName: 'x',
  isScanned: false,
};

describe('the staff’s mail on a changed version', () => {
  const first = storedIntake({
    answers: validAnswers({ documents_info: 'Twee facturen\nvan maart' }),
    documents: [storedDocument('maart.pdf'), storedDocument('aanmaning.pdf')],
  });
  const change = storedChange({
    receivedAt: '2026-03-02T13:09:00.000Z',
    answers: validAnswers({
      email: 'jan@bakker.example',
      bank_account: 'BE71 0961 2345 6769',
      documents_info: 'Drie facturen\nvan maart',
      partial_payments: 'Op 1 februari: € 100,00',
    }),
    documents: [storedDocument('maart.pdf'), storedDocument('brief.pdf')],
  });
  const history = { first, later: [change] };

  test('lists the differences by field and document first, then the whole version', () => {
    const { subject, text, replyTo } = staffLaterMail({ record: change, history }, [delivered]);

    expect(subject).toBe(mailSubjects.staff.change({ reference: 'K7QM-3TXB', name: 'Bakkerij Voorbeeld BV' }));
    expect(replyTo).toEqual({ name: 'Jan Voorbeeld', address: 'jan@bakker.example' });
    expect(bodyOf(text)).toMatchInlineSnapshot(`
      "Gewijzigde aanvraag
      Ingediend via de website op maandag 2 maart 2026 om 14:09, in de plaats van wat op maandag 2 maart 2026 om 14:05 kwam.

      Referentie: K7QM-3TXB

      WAT VERSCHILT
      E-mail:
        eerst: jan@bakkerij.example
        nu: jan@bakker.example
      Rekeningnummer:
        eerst: BE68 5390 0754 7034
        nu: BE71 0961 2345 6769
      Toelichting bij de documenten:
        eerst: Twee facturen
          …
        nu: Drie facturen
          …
      Gedeeltelijke betalingen:
        eerst: (niet ingevuld)
        nu: Op 1 februari: € 100,00
      Document niet meer bijgevoegd: aanmaning.pdf
      Nieuw document: brief.pdf

      BEDRIJFSGEGEVENS
      Bedrijfsnaam: Bakkerij Voorbeeld BV
      KBO nummer: 0123.456.749
      Adres: Voorbeeldstraat 2, 8500 Kortrijk

      CONTACT
      Contactpersoon: Jan Voorbeeld
      Telefoon: +32 56 36 00 00
      E-mail: jan@bakker.example
      Rekeningnummer: BE71 0961 2345 6769

      DOCUMENTEN
      Toelichting bij de documenten:
        Drie facturen
        van maart
      Facturen en algemene voorwaarden: Op de achterkant
      Gedeeltelijke betalingen: Op 1 februari: € 100,00
      Onze algemene voorwaarden: akkoord met de versie van 15 januari 2026, op maandag 2 maart 2026 om 14:05
      Ons privacybeleid: versie van 1 november 2025 gelezen

      BIJGEVOEGDE DOCUMENTEN (1)
      Factuur, 235 kB, in bijlage: factuur.pdf

      De documenten zijn niet op virussen gescand. De bijlage ‘overzicht.pdf’ bevat de hele aanvraag zoals ze nu is, om af te drukken of te bewaren. De bijlage ‘case.json’ bevat hetzelfde voor een dossiersysteem.

      De cliënt wijzigde zijn aanvraag en diende ze opnieuw in, omdat ons eerste antwoord hem niet bereikte. De vorige versie staat in ‘case.json’.

      Antwoord op deze mail om Jan Voorbeeld (jan@bakker.example) te bereiken."
    `);
  });

  test('compares each version with the one before it', () => {
    const second = storedChange({ ...change, number: 2, answers: { ...change.answers, phone: '+32 56 36 00 01' } });

    const { text } = staffLaterMail({ record: second, history: { ...history, later: [change, second] } }, []);

    expect(sectionFrom(text, 'WAT VERSCHILT')).toBe(
      ['WAT VERSCHILT', 'Telefoon:', '  eerst: +32 56 36 00 00', '  nu: +32 56 36 00 01'].join('\n'),
    );
  });

  test('says that only the order differs', () => {
    const reordered = storedChange({ ...first, kind: 'change', number: 1, documents: first.documents.toReversed() });

    const { text } = staffLaterMail({ record: reordered, history: { ...history, later: [reordered] } }, []);

    expect(sectionFrom(text, 'WAT VERSCHILT')).toBe('WAT VERSCHILT\nNiets: Alleen de volgorde is anders.');
  });

  test('lists a document whose kind changed, and no other', () => {
    const documents = first.documents.map((document) => ({ ...document, kind: 'reminder' as const }));
    const relabelled = storedChange({ ...first, kind: 'change', number: 1, documents });

    const { text } = staffLaterMail({ record: relabelled, history: { ...history, later: [relabelled] } }, []);

    expect(sectionFrom(text, 'WAT VERSCHILT')).toBe(
      ['WAT VERSCHILT', 'Soort van maart.pdf:', '  eerst: Ander document', '  nu: Aanmaning'].join('\n'),
    );
  });

  test('lists changed columns of debts, removed debts and new ones', () => {
    const [kept, changed, gone, fresh] = [
      sampleDebt(),
      sampleDebt({ id: '2', invoice: 'changed' }),
      sampleDebt({ id: '3', invoice: 'gone' }),
      sampleDebt({ id: '4', invoice: 'fresh' }),
    ];
    const before = storedIntake({ debts: [kept, changed, gone] });
    const debts = [kept, { ...changed, amount: '500', dueDate: '', isDisputed: true }, fresh];
    const after = storedChange({ debts });

    const { text } = staffLaterMail({ record: after, history: { first: before, later: [after] } }, []);

    expect(text).toContain('\n\n! Betwist: 1 van 3 facturen, € 500,00.\n\n');
    expect(sectionFrom(text, 'WAT VERSCHILT').split('\n').slice(1)).toEqual([
      'Staalvoorbeeld NV, changed:',
      '  eerst: Bedrag: € 1.250,00',
      '    De debiteur betwist deze factuur: nee',
      '    Vervaldag: 01/03/2026',
      '  nu: Bedrag: € 500,00',
      '    De debiteur betwist deze factuur: ja',
      '    Vervaldag: (niet ingevuld)',
      'Staat niet meer open: Staalvoorbeeld NV, gone: € 1.250,00',
      'Staat nu ook open: Staalvoorbeeld NV, fresh: € 1.250,00',
    ]);
  });

  test('leaves more than twenty changed debts to case.json', () => {
    const debts = Array.from({ length: 23 }, (_, index) => sampleDebt({ id: String(index) }));
    const after = storedChange({ debts });

    const { text } = staffLaterMail({ record: after, history: { first: storedIntake(), later: [after] } }, []);

    const lines = sectionFrom(text, 'WAT VERSCHILT').split('\n').slice(1);
    expect(lines).toHaveLength(21);
    expect(lines.at(-1)).toBe('Nog 3 rijen: Zie case.json.');
  });

  test('escapes markup of both versions', () => {
    const written = storedChange({ answers: validAnswers({ company_name: '<b>Nu</b>' }) });
    const before = storedIntake({ answers: validAnswers({ company_name: '<i>Eerst</i>' }) });

    const { html } = staffLaterMail({ record: written, history: { ...history, first: before, later: [written] } }, []);

    expect(html).not.toMatch(/<b>|<i>/);
    expect(html).toContain('&lt;i&gt;Eerst&lt;/i&gt;');
  });
});

function sectionFrom(text: string, title: string): string {
  const [section = ''] = text.slice(text.indexOf(title)).split('\n\n');
  return section;
}
