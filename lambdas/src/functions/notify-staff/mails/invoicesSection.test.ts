import { sampleCreditNote, sampleInvoice, without } from '@incasso/documents/testing/sampleInvoice';
import { storedAddition, storedDocument, storedIntake, validAnswers } from '../../../../testing/fixtures';
import { sectionOf } from '../../../../testing/bodyOf';
import { additionMail, intakeMail } from '../../../../testing/staffMails';

const document = (name: string, size: number) => storedDocument(name, { size });

describe('the data of e-invoices', () => {
  const invoices = [
    { sha256: 'a'.repeat(64), invoice: sampleInvoice() },
    { sha256: 'b'.repeat(64), invoice: sampleInvoice({ number: '2026-0013', amounts: { payable: '60.50' } }) },
    {
      sha256: 'c'.repeat(64),
      invoice: sampleCreditNote({
        number: 'C-1',
        amounts: { payable: '10.00' },
        precedingInvoices: [{ number: '2026-0012' }],
      }),
    },
  ];
  const documents = invoices.map(({ sha256 }, index) => ({ ...document(`ubl-${index + 1}.xml`, 9000), sha256 }));
  const agreed = validAnswers({
    company_name: 'voorbeeld interieur b.v.',
    vat_number: 'BE0123456749',
    bank_account: 'BE68539007547034',
  });

  test('is separate from the visitor’s answers, and repeats no row of the table', () => {
    const { text } = intakeMail(storedIntake({ invoices, documents, answers: agreed }));

    expect(sectionOf(text, 'OPENSTAAND', 'INGEVULD')).toMatchSnapshot();
    expect(sectionOf(text, 'GELEZEN')).toMatchSnapshot();
    expect(text).not.toContain('Kijk na:');
  });

  test('names another payee, what totals exclude and why, and a term without a date', () => {
    const account = (iban: string) => ({ paymentMeans: [{ code: '30', iban }] });
    const read = [
      sampleCreditNote({ number: 'C-2', dueDate: '2026-03-01', ...account('BE71 0961 2345 6769') }),
      sampleCreditNote({ number: 'C-3', amounts: { payable: '-60.50' } }),
      sampleInvoice({ payee: { name: 'Voorbeeldfactor NV' }, ...account('BE62 5100 0754 7061') }),
      without(sampleInvoice({ number: '2026-0014', amounts: { payable: '7.00' } }), 'dueDate'),
    ].map((invoice) => ({ sha256: 'd'.repeat(64), invoice }));

    const { text } = intakeMail(storedIntake({ invoices: read, answers: agreed }));

    expect(sectionOf(text, 'Rekening: ')).toMatchSnapshot();
    expect(text).not.toMatch(/BE71|BE62/);
  });

  test('is compared with the answers about the client, with a hint at each difference', () => {
    const answers = validAnswers({
      company_name: 'Iemand Anders BV',
      vat_number: '0123.000.000',
      bank_account: 'BE71 0961 2345 6769',
      invoices_terms: 'Factuur 2026-0012 van 1.210,00 euro, en € 99,00 schade',
    });

    const { text } = intakeMail(storedIntake({ invoices, documents, answers, doubtful: ['vat_number'] }));

    expect(text.split('\n').filter((line) => line.startsWith('  ! '))).toEqual([
      '  ! Kijk na: de e-factuur zegt Voorbeeld Interieur BV.',
      '  ! Klopt dit nummer? Het is geen geldig KBO-nummer. Kijk na: de e-factuur zegt 0123.456.749.',
      '  ! Kijk na: de e-factuur zegt BE68 5390 0754 7034.',
    ]);
    expect(text).toContain('Wat hierboven bij een veld met ‘kijk na’ staat, is een aanwijzing');
  });

  test('is escaped in HTML', () => {
    const { buyer } = sampleInvoice();
    const invoice = sampleInvoice({ number: '<b>1</b>', buyer: { ...buyer, legalName: '<script>x</script>' } });

    const { html } = intakeMail(storedIntake({ invoices: [{ sha256: 'a'.repeat(64), invoice }] }));

    expect(html).not.toMatch(/<script|<b>/);
    expect(html).toContain('&lt;script&gt;x&lt;/script&gt;');
  });

  test('that cannot be rendered does not hold up the mail', () => {
    const unsummable = ['1', '2'].map((number) => ({
      sha256: 'a'.repeat(64),
      invoice: sampleInvoice({ number, amounts: { payable: 'geen getal' } }),
    }));

    const addition = storedAddition({ invoices: unsummable });
    const { text } = intakeMail(storedIntake({ invoices: unsummable }));
    const { text: later } = additionMail(addition);

    for (const words of [text, later]) {
      expect(words).toContain('Onze software kon ze niet samenvatten. Open de e-facturen zelf.');
    }
    expect(text).toContain('Bakkerij Voorbeeld BV');
    expect(later).toContain(addition.note);
  });

  test('is in no mail on a case without e-invoices', () => {
    expect(intakeMail(storedIntake()).text).not.toContain('GELEZEN');
  });
});
