import { expect } from '@playwright/test';
import { intakeParts } from '@incasso/contract/intakeRequest';
import { routes } from '@incasso/contract/routes';
import { sampleMail } from '@incasso/documents/testing/sampleMail';
import { readSample } from '@incasso/documents/testing/readSample';
import { zipFile } from '@incasso/documents/testing/sampleOffice';
import { samplePdf } from '@incasso/documents/testing/samplePdf';
import { sampleUbl } from '@incasso/documents/testing/sampleXml';
import { missingQuestionText } from '@incasso/intake-widget/lastStep.text';
import { ApiCaller } from '../src/ApiCaller';
import { sharedAddresses } from '../src/localCloudAddresses';
import { pdfFile } from '../src/pdfFile';
import { sampleStep } from '../src/sampleIntake';
import { submitCase } from '../src/submitCase';
import { button, inOrder, companyField, Intake, textbox } from './src/Intake';
import { expectDocuments, journey } from './src/journey';
import type { Visitor } from './src/Visitor';

const { site } = sharedAddresses;

/** Opens the wizard as most visitors do: the home page's document stays, and the router does the rest. */
async function arrive(visitor: Visitor): Promise<void> {
  await visitor.browser.open(site);
  await visitor.awaitHydration();
  await visitor.click({ role: 'link', name: 'Start invordering' });
  await visitor.expectAddress(site + routes.start);
  await visitor.awaitHydration('main form[aria-label="Aanvraag indienen"]');
}

journey('the short form opens the wizard with its name and e-mail address filled in', async ({ visitor }) => {
  await visitor.browser.open(site);
  await visitor.awaitHydration('main form');
  await visitor.fill(textbox('Naam'), 'An Voorbeeld');
  await visitor.fill(textbox('E-mail'), 'an@bedrijf.example');
  await visitor.click(button('Start'));
  await visitor.expectAddress(site + routes.start);

  await new Intake(visitor).fill(1, 'Doorgave BV (voorbeeld)');
  await new Intake(visitor).next('Contact');
  await visitor.expectValue(textbox('Contactpersoon'), 'An Voorbeeld');
  await visitor.expectValue(textbox('E-mail'), 'an@bedrijf.example');
});

journey(
  'a reload keeps the draft and its documents, and the case reaches the staff complete',
  async ({ visitor, company, write, mailbox }) => {
    const intake = new Intake(visitor);
    await arrive(visitor);
    await intake.fill(1, company);
    await visitor.browser.reload();
    await visitor.expectValue(companyField, company);
    await intake.next('Contact');
    await intake.fill(2, company);
    await intake.next('Documenten');
    // Documents of this size are uploaded separately.
    await intake.addDocuments(await write(pdfFile('factuur.pdf'), pdfFile('groot.pdf', { size: 6_000_000 })));

    await visitor.browser.reload();

    await visitor.see(inOrder(2));
    await intake.submit();
    await expectDocuments(mailbox, company, ['factuur.pdf', 'groot.pdf']);
  },
);

journey('an e-invoice fills in the case', async ({ visitor, company, write, mailbox }) => {
  const intake = new Intake(visitor);
  const invoice = sampleUbl().replace('Voorbeeld Interieur BV', company);
  await arrive(visitor);
  await visitor.awaitHydration('main form');
  await visitor.choose(
    'input[type=file][accept^=".xml"]',
    await write({ name: 'factuur.xml', buffer: Buffer.from(invoice) }),
  );
  await visitor.see({ role: 'heading', name: /Documenten$/ });
  await visitor.see(button('Andere rekening: Rekeningnummer'));
  await intake.submit({ isComplete: true });

  await expect
    .poll(async () => (await mailbox.about(company)).map(({ text }) => text).join())
    .toContain('Factuur 2026-0012 van 15/01/2026');
});

journey(
  'a mail, a zip and a photo become documents, and reach the staff',
  async ({ visitor, company, write, mailbox }) => {
    const intake = new Intake(visitor);
    const parts = [
      { name: 'bestelbon.pdf', content: samplePdf({ text: 'bestelbon' }) },
      { name: 'reclame.pdf', content: samplePdf({ text: 'reclame' }) },
    ];
    const mail = { name: 'belofte.eml', buffer: Buffer.from(sampleMail({ attachments: parts })) };
    const zip = { name: 'stukken.zip', buffer: Buffer.from(zipFile({ 'contract.pdf': samplePdf() })) };
    const photo = { name: 'IMG_1.jpg', buffer: Buffer.from(readSample('foto.jpg')) };
    await arrive(visitor);
    await intake.fill(1, company);
    await intake.next('Contact');
    await intake.fill(2, company);
    await intake.next('Documenten');

    await intake.addDocuments(await write(mail, zip, photo), 5);
    await visitor.see({ text: /^Herinnering factuur 2026-101/ });
    await visitor.click(button('reclame.pdf verwijderen'));
    await visitor.see(inOrder(4));

    await visitor.browser.reload();

    await visitor.see(inOrder(4));
    await intake.submit();
    await expectDocuments(mailbox, company, ['bestelbon.pdf', 'contract.pdf', 'IMG_1.jpg']);
    const [received] = await mailbox.toStaff(company);
    expect(received?.text).toMatch(/^Briefwisseling, .*via link: belofte\.eml$/m);
  },
);

journey(
  'a client adds a photo and a note through the link to a case, also after a reload',
  async ({ visitor, company, write, mailbox }) => {
    const { link } = await submitCase(new ApiCaller(site), { company });
    const note = `De aanmaning van ${company}`;
    await visitor.browser.open(site + link);
    await visitor.see(button('Toevoegen aan mijn aanvraag'));
    await visitor.choose(
      'input[type=file]',
      await write({ name: 'foto.jpg', buffer: Buffer.from(readSample('foto.jpg')) }),
    );
    await visitor.fill(textbox('Uw bericht'), note);
    await visitor.see(inOrder(1));

    await visitor.browser.reload();

    await visitor.expectValue(textbox('Uw bericht'), note);
    await visitor.see(inOrder(1));
    await visitor.click(button('Toevoegen aan mijn aanvraag'));
    await visitor.see({ role: 'heading', name: 'Uw aanvulling is goed ontvangen' });
    await expectDocuments(mailbox, note, ['foto.jpg']);
  },
);

journey('the menu and the whole intake work by keyboard alone', async ({ visitor, company, mailbox }) => {
  await visitor.resize(390);
  await visitor.browser.open(site + routes.start);
  await visitor.awaitHydration();
  const contact = { css: `header nav:popover-open a[href="${routes.contact}"]` };
  await visitor.tabTo('header button');
  await visitor.press('Enter');
  await visitor.see(contact);
  await visitor.press('Escape');
  await visitor.see(contact, 0);
  expect(await visitor.evaluate(() => document.activeElement?.matches('header button'))).toBe(true);

  for (const step of [1, 2] as const) {
    await visitor.tabTo(step === 1 ? '[name=company_name]' : '[name=contact_person]');
    for (const [, value] of sampleStep(step, company)) {
      await visitor.browser.type(value);
      await visitor.press('Tab');
    }
    await visitor.press('Enter');
    await visitor.see({ role: 'heading', name: step === 1 ? /Contact$/ : /3 Documenten$/ });
    await expect.poll(() => visitor.evaluate(() => document.activeElement?.tagName)).toMatch(/^H\d$/);
  }
  await visitor.tabTo(`[name=${intakeParts.agreeToTerms}]`);
  await visitor.press(' ');
  // The first press asks for missing documents.
  for (const seen of [{ text: missingQuestionText.title }, { role: 'heading', name: 'Uw aanvraag is ingediend' }]) {
    await visitor.tabTo('[type=submit]');
    await visitor.press('Enter');
    await visitor.see(seen);
  }
  await expect.poll(async () => (await mailbox.about(company)).length).toBeGreaterThan(0);
});
