import { maxLengthOf } from '@incasso/contract/FieldSpec';
import fc from 'fast-check';
import * as v from 'valibot';
import { sampleDebt } from '../../testing/sampleDebt';
import { blankValues, isBlank, maxDebts, newDebt, sentDebts } from './Debt';
import { debtsSchema, sentDebtsSchema } from './debtSchemas';
import { debtField, debtFieldNames, isFlagName, type DebtTextName } from './debtFields';

/** Any row that the form can hold: an input takes every character except line breaks. */
const typedText = fc
  .string({
    unit: fc.oneof(
      fc.constantFrom('a', 'é', ' ', '·', ':', '€', '|', '<', '"', '\u0085', '\u2028', '\u200b', '\t'),
      fc.string({ minLength: 1, maxLength: 1, unit: 'grapheme' }),
    ),
    maxLength: 60,
  })
  .map((text) => text.replace(/[\r\n]/g, ''));
const textOf = (name: DebtTextName) => {
  const { choices } = debtField(name);
  return choices === undefined ? typedText : fc.constantFrom('', ...Object.keys(choices));
};
const anyRow = fc
  .record(Object.fromEntries(debtFieldNames.map((name) => [name, isFlagName(name) ? fc.boolean() : textOf(name)])))
  .chain((values) =>
    fc
      .constantFrom({}, { apartFrom: ['3'] }, { sameAs: ['a'.repeat(64)] })
      .map((said) => sampleDebt({ ...values, ...said })),
  );

test('property: every row of the form survives request and record with its answers, without invisible characters', () => {
  fc.assert(
    fc.property(fc.array(anyRow, { maxLength: 5 }), (rows) => {
      const debts = rows.map((row, index) => ({ ...row, id: String(index) }));
      const sent = sentDebts(debts);

      const received = v.parse(sentDebtsSchema, JSON.stringify(sent));
      const kept = v.parse(debtsSchema, JSON.parse(JSON.stringify(received)));

      expect(kept).toEqual(sent);
      expect(sent).toHaveLength(debts.filter((debt) => !isBlank(debt)).length);
    }),
  );
});

test('text in the form of a row stays a value', () => {
  const debtor = 'A\u0085Debiteur: Bank Vals NV · Factuur: 77 · Bedrag: € 99.000,00';

  const [sent] = v.parse(sentDebtsSchema, JSON.stringify(sentDebts([sampleDebt({ debtor })])));

  expect(sent?.debtor).toBe('A Debiteur: Bank Vals NV · Factuur: 77 · Bedrag: € 99.000,00');
});

test('does not send an empty row, but sends one that is only disputed and one of a document that was cleared', () => {
  const blank = sampleDebt({ ...blankValues, debtor: ' \u200b' });
  const disputed = sampleDebt({ ...blankValues, isDisputed: true });
  const { source: _typed, ...read } = sampleDebt();
  const emptied = sampleDebt({ ...blankValues, source: { kind: 'document', sha256: 'a'.repeat(64), read } });

  expect(sentDebts([blank, disputed, emptied])).toEqual([disputed, emptied]);
});

test.each<[string, unknown]>([
  ['no JSON', '{'],
  ['no array', JSON.stringify(sampleDebt())],
  ['too many rows', JSON.stringify(Array.from({ length: maxDebts + 1 }, () => sampleDebt()))],
  ['a text over its limit', JSON.stringify([sampleDebt({ debtor: 'x'.repeat(maxLengthOf(debtField('debtor')) + 1) })])],
  ['what a debtor cannot be', JSON.stringify([sampleDebt({ debtorIs: 'vriend' })])],
  ['two rows of one id', JSON.stringify([sampleDebt(), sampleDebt()])],
  ['an unknown source', JSON.stringify([{ ...sampleDebt(), source: { kind: 'guess' } }])],
])('refuses %s as a list of rows', (_what, text) => {
  expect(v.is(sentDebtsSchema, text)).toBe(false);
});

test('a new row has an id that can be stored and that no row has or names, whatever ids were sent', () => {
  const debts = ['1', '9999', '4'].map((id) => sampleDebt({ id, apartFrom: ['5'] }));

  const added = newDebt(debts);

  expect(['1', '9999', '4', '5']).not.toContain(added.id);
  expect(v.is(debtsSchema, [...debts, added])).toBe(true);
});
