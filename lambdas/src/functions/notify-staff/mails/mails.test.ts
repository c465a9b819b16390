import { sampleMessage } from '@incasso/contract/testing/sampleMessage';
import {
  storedAddition,
  storedContact,
  storedDocument,
  storedIntake,
  validAnswers,
} from '../../../../testing/fixtures';
import { typedCase } from '../../../../testing/twelveCases';
import { bodyOf, sectionOf } from '../../../../testing/bodyOf';
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

test('a case without documents mentions it once', () => {
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

test('a document names its mail or e-invoice, and a mail has its header and caution', () => {
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
