import { createHash } from 'node:crypto';
import { test } from '@playwright/test';
import { apiPaths } from '@incasso/contract/api';
import { fieldsOfStep, intakeFields, intakeSteps, isRequired, type IntakeStep } from '@incasso/contract/intakeFields';
import { sampleAnswers } from '@incasso/contract/testing/sampleAnswers';
import { readSample } from '@incasso/documents/testing/readSample';
import type { Random } from '@incasso/lambdas/testing/seededRandom';
import { waysIn } from '../src/arrive';
import { holdFirst, interruptions } from '../src/interruptions';
import { type ChosenFile, IntakePage } from '../src/IntakePage';
import { pdfFile } from '../src/pdfFile';
import { intakeIn, tabEvents } from '../src/tabs';
import { patientExpect as expect } from '../src/test';

type Answers = ReturnType<typeof sampleAnswers>;

/** A left draft of the original would be taken over by the next tab, so a tab is duplicated only while sending. */
const events = Object.entries(tabEvents).filter(([name]) => name !== 'a duplicated tab');

/** A visitor who remembers what was typed and chosen, and compares it with the screen after each event. */
export class VisitorModel {
  readonly #answers: Partial<Answers> = {};
  readonly #files = new Map<string, ChosenFile>();
  readonly #random: Random;
  readonly #samples: Answers;
  #chosen = 0;

  constructor(
    private tab: IntakePage,
    { random, company }: { readonly random: Random; readonly company: string },
  ) {
    this.#random = random;
    this.#samples = sampleAnswers({ company_name: company });
  }

  /** Does or meets one thing, and looks whether everything is still there. */
  async act(): Promise<void> {
    const step = await this.#step();
    const acts: (() => Promise<void>)[] = [
      () => this.#type(step),
      () => this.#type(step),
      () => this.#meet(),
      () => this.#goOffline(step),
      ...(step > 1 ? [() => this.#return(step)] : []),
      ...(step < 3 ? [() => this.#next(step)] : [() => this.#choose(), () => this.#choose(), () => this.#remove()]),
    ];
    await acts[this.#random.below(acts.length)]?.();
    await this.#compare();
  }

  /** Fills in the rest and sends the case, while something happens. */
  async send(): Promise<void> {
    for (let step = await this.#step(); step > 1; step = await this.#step()) await this.#return(step);
    for (const step of [1, 2] as const) {
      for (const name of fieldsOfStep(step).filter(isRequired)) await this.#fill(name);
      await this.#next(step);
    }
    await this.#compare();
    await this.tab.terms.check();
    await this.tab.passQuestion();
    const size = [...this.#files.values()].reduce((sum, { buffer }) => sum + buffer.length, 0);
    const names = Object.keys(interruptions);
    const name = names[this.#random.below(names.length)] ?? '';
    const { page } = this.tab;
    page.on('dialog', (dialog) => void dialog.accept());
    const release = await holdFirst(
      page.context(),
      size > 4_000_000 ? apiPaths.uploadTickets : apiPaths.intake,
      name === 'a lost answer',
    );
    await test.step(`send: ${name}`, async () => {
      await this.tab.submit.click();
      await interruptions[name]?.(this.tab.page, 'home');
      release();
    });
  }

  async expectSuccess(): Promise<void> {
    const page = this.tab.page.context().pages().at(-1) ?? this.tab.page;
    await expect(page.getByRole('region', { name: /^Ingediende aanvraag/ })).toBeVisible();
  }

  expectedRecord(): Record<string, unknown> {
    const documents = [...this.#files.values()].map(({ name, buffer }) => ({
      name,
      sha256: createHash('sha256').update(buffer).digest('hex'),
    }));
    return { answers: this.#answers, documents };
  }

  async #step(): Promise<IntakeStep> {
    const heading = this.tab.page.getByRole('main').getByRole('heading', { name: /^Stap \d van 3/ });
    const words = await heading.innerText();
    return intakeSteps.find((step) => words.startsWith(`Stap ${String(step)}`)) ?? 1;
  }

  async #type(step: IntakeStep): Promise<void> {
    const names = fieldsOfStep(step).filter(isRequired);
    const name = names[this.#random.below(names.length)];
    if (name !== undefined) await test.step(`type ${name}`, () => this.#fill(name));
  }

  async #fill(name: keyof Answers): Promise<void> {
    const isFree = name === 'address' || name === 'contact_person';
    const value = isFree ? `${this.#samples[name]} ${String(this.#random.below(100))}` : this.#samples[name];
    await this.tab.field(intakeFields[name].label).fill(value);
    this.#answers[name] = value;
  }

  async #next(step: IntakeStep): Promise<void> {
    if (step === 1) for (const name of ['company_name', 'vat_number'] as const) await this.#fill(name);
    await test.step('next', () => this.tab.next.click());
    await this.tab.step(step === 1 ? 'Contact' : 'Documenten').waitFor();
  }

  async #return(step: IntakeStep): Promise<void> {
    await test.step('previous', () => this.tab.previous.click());
    await this.tab.step(step === 3 ? 'Contact' : 'Bedrijfsgegevens').waitFor();
  }

  async #choose(): Promise<void> {
    this.#chosen += 1;
    const name = `stuk-${String(this.#chosen)}`;
    const photo = Buffer.concat([readSample('foto.jpg'), Buffer.from(name)]);
    const file = this.#random.pick([
      pdfFile(`${name}.pdf`),
      pdfFile(`${name}.pdf`, { size: 5_000_000 + this.#chosen }),
      { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer: photo },
    ]);
    this.#files.set(file.name, file);
    await test.step(`choose ${file.name}`, () => this.tab.addDocuments([file]));
    await expect(this.tab.inOrder(this.#files.size)).toBeVisible();
  }

  async #remove(): Promise<void> {
    const [name] = this.#files.keys();
    if (name === undefined) return;
    await test.step(`remove ${name}`, () =>
      this.tab.page.getByRole('button', { name: `${name} verwijderen`, exact: true }).click());
    this.#files.delete(name);
  }

  async #meet(): Promise<void> {
    const [name, happen] = events[this.#random.below(events.length)] ?? [];
    const wayIn = this.#random.pick(waysIn);
    await test.step(`${name ?? ''}, by way of ${wayIn}`, async () => {
      const tab = (await happen?.(this.tab.page, wayIn)) ?? this.tab.page;
      await intakeIn(tab);
      this.tab = new IntakePage(tab);
    });
  }

  async #goOffline(step: IntakeStep): Promise<void> {
    await this.tab.page.context().setOffline(true);
    await this.#type(step);
    await this.tab.page.context().setOffline(false);
  }

  /** Expects what was typed and chosen in the visible step. A restored draft can change the step. */
  async #compare(): Promise<void> {
    await expect(async () => {
      const step = await this.#step();
      for (const name of fieldsOfStep(step).filter(isRequired)) {
        const value = this.#answers[name];
        if (value !== undefined)
          await expect(this.tab.field(intakeFields[name].label)).toHaveValue(value, { timeout: 1000 });
      }
      if (step === 3 && this.#files.size > 0)
        await expect(this.tab.inOrder(this.#files.size)).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 30_000 });
  }
}
