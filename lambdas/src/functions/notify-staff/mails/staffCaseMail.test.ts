import { sampleInvoice } from '@incasso/documents/testing/sampleInvoice';
import { bodyOf } from '../../../../testing/bodyOf';
import { storedAddition, storedDocument } from '../../../../testing/fixtures';
import type { DeliveredDocument } from './documentSection';
import { documentsTitle } from './documentWords';
import { mailSubjects } from './mailSubjects';
import { additionMail } from '../../../../testing/staffMails';

const about = { reference: 'K7QM-3TXB', name: 'Bakkerij Voorbeeld BV' };
const delivered: DeliveredDocument[] = [
  {
    kind: 'attached',
    document: storedDocument('factuur.pdf', { size: 240_000, kind: 'invoice' }),
    attachmentName: 'x',
    isScanned: false,
  },
  {
    kind: 'linked',
    document: storedDocument('groot.pdf', { size: 12_400_000 }),
    url: 'https://www.kantoor.example/api/documents/token',
    isScanned: true,
  },
];

test('the staff’s mail on an addition has its e-invoices, without a comparison with answers', () => {
  const addition = storedAddition({ invoices: [{ sha256: 'a'.repeat(64), invoice: sampleInvoice() }] });

  const { text } = additionMail(addition);

  expect(text).toContain('OPENSTAAND VOLGENS DEZE AANVULLING');
  expect(text).toContain('GELEZEN UIT DE E-FACTUREN (1)');
  expect(text).toContain('de cliënt typte het niet.\n');
  expect(text).not.toContain('kijk na’');
});

test('the staff’s mail on an addition has the case, the note, and each document', () => {
  const addition = storedAddition({ note: 'Hierbij de aanmaning.\nDe rest volgt.' });

  const { subject, text, replyTo } = additionMail(addition, delivered);

  expect(subject).toBe(mailSubjects.staff.addition(about));
  expect(replyTo).toEqual({ name: 'Jan Voorbeeld', address: 'jan@bakkerij.example' });
  expect(bodyOf(text)).toMatchSnapshot();
});

test('the staff’s mail on an addition without documents mentions none', () => {
  const note = storedAddition({ note: 'Hij belooft te betalen.', documents: [] });

  const { text } = additionMail(note);

  expect(text).toContain('Bericht van de cliënt: Hij belooft te betalen.');
  expect(text).not.toContain(documentsTitle(0).toUpperCase());
});
