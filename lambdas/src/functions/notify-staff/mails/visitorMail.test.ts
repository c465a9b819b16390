import { caseLink } from '@incasso/contract/caseLink';
import { caseKinds } from '@incasso/debts/caseKinds';
import { kindNames, kindPrices } from '@incasso/debts/costWords';
import { longSentences } from '@incasso/contract/testing/longSentences';
import { sampleDebt } from '@incasso/debts/testing/sampleDebt';
import { sampleInvoice } from '@incasso/documents/testing/sampleInvoice';
import { storedAddition, storedDocument, storedIntake, validAnswers } from '../../../../testing/fixtures';
import { readCase } from '../../../../testing/twelveCases';
import { bodyOf, sectionOf } from '../../../../testing/bodyOf';
import { mailSubjects } from './mailSubjects';
import { visitorMail } from './visitorMail';

const document = (name: string, size: number) => storedDocument(name, { size });
const siteOrigin = 'https://www.kantoor.example';

/** A case without debts. */
const silent = storedIntake({ answers: validAnswers({ documents_info: '', invoices_terms: '' }) });

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

test('the confirmation of an incomplete case has the price of every kind', () => {
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

  expect(subject).toBe(mailSubjects.visitor.intake('K7QM-3TXB'));
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

test('no sentence of a visitor’s mail has more than 25 words', () => {
  const texts = [storedIntake(), storedAddition()].map((each) => visitorMail(each, siteOrigin).text);

  expect(texts.flatMap((text) => longSentences(text))).toEqual([]);
});
