import { caseLink } from '@incasso/contract/caseLink';
import { caseKinds } from '@incasso/debts/caseKinds';
import { kindNames, kindPrices } from '@incasso/debts/costWords';
import { longSentences } from '@incasso/contract/testing/longSentences';
import { sampleMessage } from '@incasso/contract/testing/sampleMessage';
import { sampleDebt } from '@incasso/debts/testing/sampleDebt';
import { sampleCreditNote, sampleInvoice, without } from '@incasso/documents/testing/sampleInvoice';
import {
  storedAddition,
  storedContact,
  storedDocument,
  storedIntake,
  validAnswers,
} from '../../../../testing/fixtures';
import { readCase, typedCase } from '../../../../testing/twelveCases';
import { bodyOf } from '../../../../testing/bodyOf';
import type { Suspicion } from '../../../submissions/suspicionsOf';
import type { DeliveredDocument } from './documentSection';
import { staffContactMail } from './staffContactMail';
import { visitorMail } from './visitorMail';
import { mailSubjects } from './mailSubjects';
import { additionMail, intakeMail } from '../../../../testing/staffMails';

const about = { reference: 'K7QM-3TXB', name: 'Bakkerij Voorbeeld BV' };
const document = (name: string, size: number) => storedDocument(name, { size });
const siteOrigin = 'https://www.kantoor.example';
const url = 'https://www.kantoor.example/api/documents/token';
const delivered: DeliveredDocument[] = [
  { kind: 'attached', document: document('factuur.pdf', 240_000), attachmentName: 'x', isScanned: false },
  { kind: 'linked', document: document('groot.pdf', 12_400_000), url, isScanned: true },
  { kind: 'awaited', document: document('laat.pdf', 900), url },
  { kind: 'infected', document: document('virus.pdf', 900) },
  { kind: 'unscannable', document: document('raar.pdf', 900) },
];

/** A case without debts. */
const silent = storedIntake({ answers: validAnswers({ documents_info: '', invoices_terms: '' }) });

test('the staff’s mail on a case has all fields in the wizard’s order, warnings, the partner and each document', () => {
  const submission = storedIntake({
    partner: 'Boekhoudkantoor Voorbeeld',
    answers: validAnswers({ vat_number: '123', phone: '056 1', bank_account: 'BE1' }),
    doubtful: ['vat_number', 'phone', 'bank_account'],
  });

  const { text } = intakeMail(submission, delivered);

  expect(text).toMatchSnapshot();
});

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

function sectionOf(text: string, title: string, next = 'Antwoord op deze mail'): string {
  const start = text.indexOf(title);
  return text.slice(start, text.indexOf(`\n\n${next}`, start));
}

test('a suspected spam submission is marked in the subject and above the text, with the reason', () => {
  const suspicions: Suspicion[] = ['honeypot_filled', 'filled_too_fast'];

  const mails = [
    intakeMail(storedIntake({ suspicions })),
    staffContactMail(storedContact({ suspicions })),
    intakeMail(storedIntake()),
  ];

  expect(mails.map(({ subject }) => subject)).toEqual([
    mailSubjects.staff.intake({ ...about, prefix: 'Vermoedelijk spam: ' }),
    mailSubjects.staff.contact({ ...about, name: 'An Voorbeeld', prefix: 'Vermoedelijk spam: ' }),
    mailSubjects.staff.intake(about),
  ]);
  const warning =
    'Vermoedelijk spam. Een veld dat mensen niet zien, was ingevuld; daarom kreeg de afzender geen bevestiging. Het formulier was in minder dan 2 seconden ingevuld.';
  for (const { html, text } of mails.slice(0, 2)) {
    expect(text.indexOf(warning)).toBeLessThan(text.indexOf('Referentie'));
    expect([html, text].every((form) => form.includes(warning))).toBe(true);
  }
  expect(mails[2]?.html).not.toContain('spam');
});

test('a case without documents says so once', () => {
  const { text } = intakeMail(storedIntake());

  expect(text).toContain('Van deze aanvraag: documenten');
  expect(text.match(/documenten/gi)).toHaveLength(2);
});

test('the staff’s mail on a message has all its fields and the reply address', () => {
  const { subject, replyTo, text } = staffContactMail(
    storedContact({
      message: sampleMessage({ email: 'an@klant.example', company: 'Klant NV', message: 'Goedemiddag\n\nBelt u mij?' }),
    }),
  );

  expect({ subject, replyTo }).toEqual({
    subject: mailSubjects.staff.contact({ ...about, name: 'An Voorbeeld, Klant NV' }),
    replyTo: { name: 'An Voorbeeld', address: 'an@klant.example' },
  });
  expect(bodyOf(text)).toMatchSnapshot();
});

test('the staff’s mail says what a case lacks, and mentions it only then', () => {
  const incomplete = intakeMail(silent).text;
  const whole = intakeMail(storedIntake({ documents: [storedDocument('factuur.pdf')] })).text;
  const { text } = intakeMail(
    typedCase({ address: '' }, { debtor: 'Jan', number: '', address: '' }, { debtor: 'An', number: '', address: '' }),
  );

  expect(incomplete).toContain(
    'NOG OP TE VRAGEN\nVan deze aanvraag: documenten, wie de debiteur is en hoeveel er openstaat',
  );
  expect(incomplete.indexOf('NOG OP TE VRAGEN')).toBeLessThan(incomplete.indexOf('INGEVULD DOOR'));
  expect(whole).not.toContain('NOG OP TE VRAGEN');
  expect(sectionOf(text, 'NOG OP TE VRAGEN', 'INGEVULD')).toMatchInlineSnapshot(`
"NOG OP TE VRAGEN
Van deze aanvraag: documenten
Van Staalvoorbeeld NV: adres, waarvoor de factuur is, bewijsstukken
Van Jan, An: bedrijf of consument, KBO-nummer, adres, waarvoor de factuur is, bewijsstukken"
`);
});

test('a document says which mail or e-invoice it came out of; a mail its header, and that its content was not read', () => {
  const header = { subject: 'Wij betalen', from: 'Jan Peeters <jan@wanbetaler.example>', date: '2026-09-03' };
  const mail = storedDocument('belofte.eml', {
    ...{ kind: 'correspondence', sha256: 'b'.repeat(64), caution: 'in_winmail', mail: header },
  });
  const parts: DeliveredDocument[] = [
    { kind: 'linked', url: 'https://site.example/mail', isScanned: true, document: mail },
    {
      ...{ kind: 'attached', attachmentName: 'x', isScanned: true },
      document: { ...document('factuur.pdf', 900), partOf: mail.sha256 },
    },
  ];

  const { text } = intakeMail(storedIntake(), parts);

  expect(text).toContain('Ander document, 1 kB, uit belofte.eml, in bijlage: factuur.pdf');
  expect(text).toContain(
    'Briefwisseling, 1 kB, ‘Wij betalen’, van Jan Peeters <jan@wanbetaler.example>, 3 september 2026, ' +
      'bijlagen in winmail.dat, dat alleen Outlook opent: die lazen we niet, via link: belofte.eml',
  );
});

test('phone and e-mail address below the reference are links', () => {
  for (const { html } of [intakeMail(storedIntake()), additionMail(storedAddition())]) {
    expect(html).toContain('href="tel:+3256360000"');
    expect(html).toContain('href="mailto:jan@bakkerij.example"');
  }
});

test('the visitor’s mail says what is asked of him, or that nothing is', () => {
  expect(visitorMail(silent, siteOrigin).text).toContain(
    'Van u: Als u het hebt, wat hieronder staat.\nVan deze aanvraag: documenten, wie de debiteur is en hoeveel',
  );
  expect(visitorMail(readCase(sampleInvoice()), siteOrigin).text).toContain('Van u: U hoeft nu niets te doen.');
});

test('the visitor’s mail has the link for additions, and none without a site address', () => {
  const linked = visitorMail(storedIntake(), siteOrigin);
  const link = caseLink(siteOrigin, storedIntake());
  expect([linked.text, linked.html].map((form) => form.includes(link))).toEqual([true, true]);
  const { text } = visitorMail(storedIntake(), undefined);

  expect(text).toContain('ZO GAAT HET VERDER');
  expect(text).not.toMatch(/nog iets toevoegen|eigen link|\/nasturen/i);
});

test('the confirmation of a case that says little has the price of every kind, and no rule', () => {
  const body = bodyOf(visitorMail(storedIntake(), siteOrigin).text);

  for (const kind of caseKinds) expect(body).toContain(`\n${kindNames[kind]}: ${kindPrices[kind]}.\n`);
});

test('the confirmation of one e-invoice has at most 300 words, and its amount and due day', () => {
  const { text } = visitorMail(readCase(sampleInvoice()), siteOrigin);

  expect(text.replaceAll('\u00a0', ' ')).toContain('| 14/02/2026 | € 1.210,00');
  expect(text.replaceAll(/https\S+/g, '').match(/\S*[\p{L}\d]\S*/gu)?.length).toBeLessThanOrEqual(300);
});

test('the visitor’s confirmation of a case explains the next steps', () => {
  const { subject, text } = visitorMail(storedIntake(), siteOrigin);

  expect(subject).toBe(mailSubjects.visitor.intake(about.reference));
  expect(bodyOf(text)).toMatchSnapshot();
});

test('a confirmation is a letter that names the firm, the partner and the form', () => {
  const { subject, text } = visitorMail(storedIntake({ partner: 'Boekhoudkantoor Voorbeeld' }), siteOrigin);

  expect(text).toMatch(/^.+\n\nGeachte heer of mevrouw,\n\nSolvenda Advocaten ontving uw /);
  expect(text).toContain('ontving uw aanvraag via Boekhoudkantoor Voorbeeld op maandag 2 maart 2026 om 14:05.');
  expect(text).toContain('\n\nMet vriendelijke groeten,\nSolvenda Advocaten\n\n--\n');
  expect(subject).toContain('K7QM-3TXB');
});

test('the confirmation of a case has the answers, the debts and the documents, and no link of the visitor’s', () => {
  const answers = validAnswers({ documents_info: 'Koop op https://gevaar.example/x of mail ik@gevaar.example' });
  const documents = [document('factuur.zip.pdf', 1)];

  const { text, html } = visitorMail(storedIntake({ answers, documents, debts: [sampleDebt()] }), siteOrigin);

  const quoted = (part: string) => part.replaceAll('\u2060', '');
  expect(quoted(sectionOf(text, 'WAT ER OPENSTAAT', 'ZO GAAT'))).toMatchSnapshot();
  expect(quoted(sectionOf(text, 'UW GEGEVENS', 'Hebt u een vraag'))).toMatchSnapshot();
  for (const form of [text, html]) {
    expect(form).not.toMatch(/:\/\/gevaar|@gevaar|gevaar\.example|factuur\.zip/);
    expect(quoted(form)).toContain('https://gevaar.example/x');
  }
});

test('a confirmation truncates long texts and tables', () => {
  const answers = validAnswers({ documents_info: 'x'.repeat(5000) });
  const debts = Array.from({ length: 53 }, (_, index) => sampleDebt({ id: String(index) }));

  const { text } = visitorMail(storedIntake({ answers, debts }), siteOrigin);

  expect(text).toContain(`: ${'x'.repeat(300)}…\n`);
  expect(text.match(/Factuur 2026-12/g)).toHaveLength(50);
  expect(text).toContain('\nen nog 3\n');
});

test('the confirmation of an addition contains no visitor input', () => {
  const words = 'Koop nu op www.gevaar.example';
  const addition = storedAddition({ note: words, documents: [document(`${words}.pdf`, 1)] });

  expect(JSON.stringify(visitorMail(addition, siteOrigin))).not.toContain('gevaar');
});

test('markup in an answer is escaped', () => {
  const company_name = `<img src=x onerror="alert('x')"> & Zonen`;

  const { html } = intakeMail(storedIntake({ answers: validAnswers({ company_name }) }));

  expect(html).not.toContain('<img');
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(&#39;x&#39;)&quot;&gt; &amp; Zonen');
});

test('every mail has one column and no external resources, and its HTML has all of its text', () => {
  const mails = [
    intakeMail(storedIntake(), delivered),
    staffContactMail(storedContact()),
    additionMail(storedAddition(), delivered),
    visitorMail(storedIntake(), siteOrigin),
    visitorMail(storedAddition(), siteOrigin),
  ];
  for (const { html, text } of mails) {
    expect(html).toMatch(/^<!doctype html>\s*<html lang="nl">/);
    expect(html).toContain('<table role="presentation"');
    expect(wordsOf(html.replaceAll(/<[^>]+>/g, ' '))).toEqual(expect.arrayContaining(wordsOf(text)));
    expect(html).not.toMatch(/<(img|script|link|iframe)\b|url\(|@import/i);
    expect(html.match(/<h1/g)).toHaveLength(1);
  }
});

/** Normalizes words and numbers: the text part has titles in capitals, and URLs instead of links. */
function wordsOf(written: string): string[] {
  return (
    written
      .replaceAll(/https?:\S+/g, '')
      .toLowerCase()
      .match(/[\p{L}\d]{2,}/gu) ?? []
  );
}

test('no sentence of a visitor’s mail has more than 25 words', () => {
  const texts = [storedIntake(), storedAddition()].map((each) => visitorMail(each, siteOrigin).text);

  expect(texts.flatMap((text) => longSentences(text))).toEqual([]);
});

describe('a partner’s own reference', () => {
  const partnerReference = '<b>http://kwaad.example</b>';
  const escaped = '&lt;b&gt;http://kwaad.example&lt;/b&gt;';
  const first = storedIntake({ partner: 'Boekhoudkantoor Voorbeeld', partnerReference });

  test.each([
    ['a case', intakeMail(first)],
    ['an addition, which has it from its case', additionMail(storedAddition(), [], first)],
  ])('appears as plain text in the subject and body of the staff’s mail on %s', (_what, { subject, text, html }) => {
    expect(subject).toContain(`, ref. partner: ${partnerReference}`);
    expect(text).toContain(`\nReferentie van de partner: ${partnerReference}\n`);
    expect(html).toContain(escaped);
    expect(html).not.toMatch(/<b>|href="http:/);
  });

  test('is not in the visitor’s mail, like anything from a stranger', () => {
    const { subject, text, html } = visitorMail(first, siteOrigin);

    expect([subject, text, html].join('\n')).not.toContain('kwaad.example');
  });
});
