import { mailSubjects } from './mailSubjects';

const reference = 'K7QM-3TXB';
const { staff, visitor } = mailSubjects;

test('each kind of record has its subject, for the staff and for the visitor', () => {
  const about = { reference, name: 'Bakkerij Voorbeeld BV', prefix: 'Vermoedelijk spam: ' };

  expect(Object.values(staff).map((subject) => subject(about))).toEqual([
    '[K7QM-3TXB] Vermoedelijk spam: Nieuw dossier: Bakkerij Voorbeeld BV',
    '[K7QM-3TXB] Vermoedelijk spam: Bericht van Bakkerij Voorbeeld BV',
    'Vermoedelijk spam: Gewijzigde versie van [K7QM-3TXB]: Bakkerij Voorbeeld BV',
    'Vermoedelijk spam: Aanvulling bij [K7QM-3TXB]: Bakkerij Voorbeeld BV',
  ]);
  expect(Object.values(visitor).map((subject) => subject(reference))).toEqual([
    'Uw dossier K7QM-3TXB is goed ontvangen',
    'Uw gewijzigde dossier K7QM-3TXB is goed ontvangen',
    'Uw bericht K7QM-3TXB is goed ontvangen',
  ]);
});

test('a name of more than 80 characters is cut', () => {
  const empty = staff.intake({ reference, name: '' });

  expect(staff.intake({ reference, name: 'é'.repeat(80) })).toBe(empty + 'é'.repeat(80));
  expect(staff.intake({ reference, name: 'é'.repeat(81) })).toBe(`${empty}${'é'.repeat(79)}…`);
});
