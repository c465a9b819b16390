import { intakeFields, type IntakeStep } from '@incasso/contract/intakeFields';
import { intakeParts } from '@incasso/contract/intakeRequest';
import { messages } from '@incasso/contract/messages';
import { documentsText } from '@incasso/intake-widget/DocumentPicker.text';
import { missingQuestionText } from '@incasso/intake-widget/lastStep.text';
import { sampleStep } from '../../src/sampleIntake';
import type { Target, Visitor } from './Visitor';

/** Page object of the wizard, on the site or in a partner's iframe. */
export class Intake {
  constructor(private readonly visitor: Visitor) {}

  async fill(step: IntakeStep, company: string): Promise<void> {
    await this.visitor.awaitHydration('main form');
    for (const [label, value] of sampleStep(step, company)) await this.visitor.fill(textbox(label), value);
  }

  async next(name: 'Contact' | 'Documenten'): Promise<void> {
    await this.visitor.click(button('Volgende'));
    await this.visitor.see({ role: 'heading', name: new RegExp(`^Stap \\d van 3 ${name}$`) });
  }

  /** Adds documents and waits until all are checked. `count`: with the documents that are found in them. */
  async addDocuments(paths: readonly string[], count = paths.length): Promise<void> {
    await this.visitor.choose(`input[type=file][name=${intakeParts.documents}]`, paths);
    await this.visitor.see(inOrder(count));
  }

  /** The first press asks for what the case lacks. */
  async submit({ isComplete = false } = {}): Promise<void> {
    await this.visitor.click({ role: 'checkbox', name: /akkoord/ });
    await this.visitor.click(button('Dossier indienen'));
    if (!isComplete) {
      await this.visitor.see({ text: missingQuestionText.title });
      await this.visitor.click(button('Dossier indienen'));
    }
    await this.visitor.see({ text: messages.intakeSucceeded });
  }

  async submitCase(company: string, paths: readonly string[]): Promise<void> {
    await this.fill(1, company);
    await this.next('Contact');
    await this.fill(2, company);
    await this.next('Documenten');
    await this.addDocuments(paths);
    await this.submit();
  }
}

/** Tells screen readers how many documents are checked and sent. */
export function inOrder(count: number): Target {
  return { text: new RegExp(`^${documentsText.inOrder(count)}`) };
}

export const companyField: Target = { role: 'textbox', name: intakeFields.company_name.label };

export function textbox(name: string): Target {
  return { role: 'textbox', name };
}

export function button(name: string | RegExp): Target {
  return { role: 'button', name };
}
