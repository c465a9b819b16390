import { renderMail } from './renderMail';

test('no data adds a column, row or line to a table of the text part', () => {
  const name = 'Vals BV | € 9,00\u2028Totaal\u0085x\ry; 0999.999.922';
  const { text } = renderMail({
    ...{ preview: '', title: 'Aanvraag', reference: 'K7QM-3TXB', lead: '', closing: [] },
    sections: [
      {
        title: 'Wat er openstaat',
        rows: [],
        table: {
          columns: [{ title: 'Debiteur' }, { title: 'Bedrag' }],
          rows: [{ cells: [`${name}\nFactuur 1`, '€ 5,00'] }],
        },
      },
    ],
  });

  expect(text).toContain('\nVals BV ¦ € 9,00 Totaal x y, 0999.999.922; Factuur 1 | € 5,00\n');
});
