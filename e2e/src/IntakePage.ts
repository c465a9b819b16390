import type { Frame, Locator, Page } from '@playwright/test';
import { messages } from '@incasso/contract/messages';
import { documentsText } from '@incasso/intake-widget/DocumentPicker.text';
import { missingQuestionText, optionalFieldsText } from '@incasso/intake-widget/lastStep.text';
import { arrive, type WayIn } from './arrive';
import { awaitHydration } from './awaitHydration';
import { sampleStep } from './sampleIntake';
import { patientExpect as expect } from './test';

export type ChosenFile = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

export const wizardForm = 'main form[aria-label="Aanvraag indienen"]';

/** Page object of the wizard, in a page or in an iframe. Finds elements by roles and names. */
export class IntakePage<Target extends Page | Frame = Page> {
  readonly next: Locator;
  readonly previous: Locator;
  readonly submit: Locator;
  readonly sending: Locator;
  readonly terms: Locator;
  readonly documents: Locator;
  /** The warning on what the case lacks, shown before sending. */
  readonly question: Locator;

  constructor(readonly page: Target) {
    this.next = page.getByRole('button', { name: 'Volgende' });
    this.previous = page.getByRole('button', { name: 'Vorige' });
    this.submit = page.getByRole('button', { name: 'Dossier indienen', exact: true });
    this.sending = page.getByRole('button', { name: 'Bezig met indienen...' });
    this.terms = page.getByRole('checkbox', { name: /akkoord/ });
    this.documents = page.locator('input[type=file][name=documents]');
    this.question = page.getByText(missingQuestionText.title);
  }

  /** Opens the wizard of the site, by default as most visitors do, and waits until it hydrates. */
  static async opened(page: Page, wayIn: WayIn = 'home'): Promise<IntakePage> {
    await arrive(page, wayIn);
    const intake = new IntakePage(page);
    await awaitHydration(page, wizardForm);
    return intake;
  }

  /** The heading of a step. */
  step(name: 'Bedrijfsgegevens' | 'Contact' | 'Documenten'): Locator {
    return this.page.getByRole('main').getByRole('heading', { name: new RegExp(`^Stap \\d van 3 ${name}$`) });
  }

  /** Opens the section of optional fields if it is closed. */
  async unfold(): Promise<void> {
    const fold = this.page
      .getByRole('group')
      .filter({ has: this.page.getByText(optionalFieldsText.title) })
      .last();
    if ((await fold.getAttribute('open')) === null) await this.page.getByText(optionalFieldsText.title).click();
  }

  field(label: string): Locator {
    return this.page.getByRole('textbox', { name: label });
  }

  /** Fills step 1, which then shows `told`, if given. */
  async fillToContact(company: string, told?: Locator): Promise<void> {
    await this.#fill(sampleStep(1, company));
    if (told) await expect(told).toBeVisible();
    await this.next.click();
    await this.step('Contact').waitFor();
  }

  /** Fills step 2 if it is shown, and goes to step 3. */
  async fillFromContact(): Promise<void> {
    await this.#fill(sampleStep(2, ''));
    await this.next.click();
    await this.step('Documenten').waitFor();
  }

  async fillToDocuments(company: string, told?: Locator): Promise<void> {
    await this.fillToContact(company, told);
    await this.fillFromContact();
  }

  /** Fills all three steps, up to the submit button. A case without an e-invoice gets the warning first. */
  async fillToSubmit(company: string, files: readonly ChosenFile[] = []): Promise<void> {
    await this.fillToDocuments(company);
    if (files.length > 0) {
      await this.addDocuments(files);
      await expect(this.inOrder(files.length)).toBeVisible();
    }
    await this.terms.check();
    if (!files.some(({ name }) => name.endsWith('.xml'))) await this.passQuestion();
  }

  /** Presses submit on an incomplete case, which shows the warning; the next press sends. */
  async passQuestion(): Promise<void> {
    await this.submit.click();
    await this.question.waitFor();
  }

  /** Submits, confirming the warning on an incomplete case, and waits for the confirmation. */
  async submitSuccessfully(): Promise<void> {
    await expect(async () => {
      if (await this.submit.isVisible()) await this.submit.click();
      await expect(this.page.getByText(messages.intakeSucceeded).first()).toBeVisible({ timeout: 2000 });
    }).toPass();
  }

  /** Tells screen readers how many documents are checked and sent. */
  inOrder(count: number): Locator {
    return this.page.getByText(new RegExp(`^${documentsText.inOrder(count)}`));
  }

  /** The documents that are not sent, each with its reason. */
  get refused(): Locator {
    return this.page.getByRole('list', { name: documentsText.notSent(1) });
  }

  async addDocuments(files: readonly ChosenFile[]): Promise<void> {
    await this.documents.setInputFiles([...files]);
  }

  async #fill(answers: ReturnType<typeof sampleStep>): Promise<void> {
    for (const [label, value] of answers) await this.field(label).fill(value);
  }
}
