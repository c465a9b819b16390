import type { Page, Route } from '@playwright/test';
import { apiPaths } from '@incasso/contract/api';
import { apiError } from '@incasso/contract/errors';
import { intakeFields } from '@incasso/contract/intakeFields';
import { IntakePage } from './IntakePage';
import { stepAnswers, type ModelStep } from './intakeModel';
import { pdfFile } from './pdfFile';

/** Handles a request. Without one the request hangs. */
type Outcome = (route: Route) => Promise<void>;

const phases = {
  reading: /\/read-document\.[^/]*\.js$/,
  proving: new RegExp(apiPaths.botChallenge),
  uploading: new RegExp(apiPaths.uploadTickets),
  sending: new RegExp(apiPaths.intake),
} as const;

/** Takes the model's steps in a browser. */
export class IntakeVisit {
  readonly intake: IntakePage;
  readonly #outcomes = new Map<keyof typeof phases, Outcome>();
  readonly #waiting = new Map<keyof typeof phases, Route[]>();

  constructor(readonly page: Page) {
    this.intake = new IntakePage(page);
  }

  async start(): Promise<void> {
    for (const [phase, pattern] of Object.entries(phases)) {
      if (isPhase(phase)) await this.page.route(pattern, (route) => this.#meet(phase, route));
    }
    await this.intake.open();
  }

  async take(step: ModelStep): Promise<void> {
    switch (step) {
      case 'fill step 1':
        return this.#fill(stepAnswers.step1);
      case 'fill step 2':
        return this.#fill(stepAnswers.step2);
      case 'next':
        return this.intake.next.click();
      case 'previous':
        return this.intake.previous.click();
      case 'agree to the terms':
        return this.intake.terms.check();
      case 'choose a small document':
        return this.intake.addDocuments([pdfFile('document.pdf')]);
      case 'choose a large document':
        return this.intake.addDocuments([pdfFile('document.pdf', { size: 6_000_000 })]);
      case 'the document is read':
        await this.#decide('reading', (route) => route.continue());
        return this.page.getByText('In orde').waitFor();
      case 'submit':
        return this.intake.submit.click();
      case 'stop sending':
        return this.page.getByRole('button', { name: 'Verzenden stoppen' }).click();
      case 'the documents are stored':
        return this.#decide('uploading', (route) => route.continue());
      case 'storing the documents fails':
        return this.#decide('uploading', (route) => route.fulfill({ status: 500, body: '' }));
      case 'a token is there':
        return this.#decide('proving', (route) => route.continue());
      case 'a token cannot be had':
        return this.#decide('proving', (route) => route.fulfill({ status: 500, body: '' }));
      case 'the case is stored':
        return this.#decide('sending', (route) => route.continue());
      case 'the answer is lost':
        return this.#decide('sending', (route) => route.abort('connectionreset'));
      case 'the e-mail address is refused': {
        const field = { field: 'email', code: 'invalid_email', error: 'Dit adres klopt niet.' } as const;
        return this.#decide('sending', (route) =>
          route.fulfill({ status: 422, json: apiError('invalid_fields', [field]) }),
        );
      }
      case 'two seconds pass':
        return this.page.waitForURL((url) => url.pathname === '/');
    }
  }

  async #fill(answers: (typeof stepAnswers)['step1']): Promise<void> {
    for (const { name, value } of answers) await this.intake.field(intakeFields[name].label).fill(value);
  }

  async #meet(phase: keyof typeof phases, route: Route): Promise<void> {
    const outcome = this.#outcomes.get(phase);
    if (outcome !== undefined) return outcome(route);
    this.#waiting.set(phase, [...(this.#waiting.get(phase) ?? []), route]);
  }

  async #decide(phase: keyof typeof phases, outcome: Outcome): Promise<void> {
    this.#outcomes.set(phase, outcome);
    for (const route of this.#waiting.get(phase) ?? []) await outcome(route);
    this.#waiting.delete(phase);
  }
}

function isPhase(name: string): name is keyof typeof phases {
  return Object.hasOwn(phases, name);
}
