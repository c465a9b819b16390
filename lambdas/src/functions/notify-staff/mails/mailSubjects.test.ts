import { mailSubjects } from './mailSubjects';

const reference = 'K7QM-3TXB';
const { staff, visitor } = mailSubjects;
const kinds = ['intake', 'contact', 'addition'] as const;

test('each kind of record has its subject, for staff and visitor', () => {
  const about = { reference, name: 'Bakkerij Voorbeeld BV', prefix: 'Vermoedelijk spam: ' };

  expect(kinds.map((kind) => staff[kind](about))).toEqual([
    '[K7QM-3TXB] Vermoedelijk spam: Nieuwe aanvraag: Bakkerij Voorbeeld BV',
    '[K7QM-3TXB] Vermoedelijk spam: Nieuw bericht: Bakkerij Voorbeeld BV',
    '[K7QM-3TXB] Vermoedelijk spam: Aanvulling: Bakkerij Voorbeeld BV',
  ]);
  expect(Object.values(visitor).map((subject) => subject(reference))).toEqual([
    'Uw aanvraag K7QM-3TXB is goed ontvangen',
    'Uw aanvulling bij K7QM-3TXB is goed ontvangen',
  ]);
});

test("a subject has the partner's reference after the name and before the debts", () => {
  const about = { reference, name: 'Bakkerij Voorbeeld BV', partnerReference: 'KLANT-17' };

  expect(staff.intake({ ...about, debts: '€ 100,00 door 1' })).toBe(
    '[K7QM-3TXB] Nieuwe aanvraag: Bakkerij Voorbeeld BV, ref. partner: KLANT-17 (€ 100,00 door 1)',
  );
});

test('every mail to the staff sorts and filters by its reference', () => {
  const subjects = kinds.flatMap((kind) => [
    staff[kind]({ reference, name: 'A' }),
    staff[kind]({ reference, name: 'A', prefix: 'Vermoedelijk spam: ' }),
  ]);

  expect(subjects.filter((subject) => !subject.startsWith(`[${reference}] `))).toEqual([]);
});

test('a name of more than 80 characters is truncated', () => {
  const empty = staff.intake({ reference, name: '' });

  expect(staff.intake({ reference, name: 'é'.repeat(80) })).toBe(empty + 'é'.repeat(80));
  expect(staff.intake({ reference, name: 'é'.repeat(81) })).toBe(`${empty}${'é'.repeat(79)}…`);
});

test('a name in Arabic or Hebrew letters turns no words after it around', () => {
  const about = { reference, debts: '€ 100,00 door 1' };

  expect(['שלום BV', 'مثال', 'Ελλάδα'].map((name) => staff.intake({ ...about, name }))).toEqual([
    '[K7QM-3TXB] Nieuwe aanvraag: \u2068שלום BV\u2069 (€ 100,00 door 1)',
    '[K7QM-3TXB] Nieuwe aanvraag: \u2068مثال\u2069 (€ 100,00 door 1)',
    '[K7QM-3TXB] Nieuwe aanvraag: Ελλάδα (€ 100,00 door 1)',
  ]);
});
