import { documentKinds } from '@incasso/contract/documents/documentKinds';
import {
  formatAnswer,
  intakeFieldNames,
  intakeFields,
  type IntakeFieldName,
  type IntakeStep,
} from '@incasso/contract/intakeFields';
import { checkedDocuments } from '../machine/checkedDocuments';
import type { WizardContext } from '../machine/WizardContext';
import { lookOverText as text } from './LookOver.text';

export type ReviewRow = {
  readonly step: IntakeStep;
  readonly label: string;
  /** Lines: one, or one for each document. Empty where nothing is sent. */
  readonly lines: readonly string[];
  /** The field of it. Absent for the documents. */
  readonly name?: IntakeFieldName;
};

/** All that a submission sends, in the wizard's order: the documents before the texts of the last step. */
export function reviewRows({ answers, documents }: Pick<WizardContext, 'answers' | 'documents'>): ReviewRow[] {
  const rows = intakeFieldNames.map((name) => ({
    step: intakeFields[name].step,
    label: intakeFields[name].label,
    lines: answers[name] === '' ? [] : [formatAnswer(name, answers[name])],
    name,
  }));
  const sent = checkedDocuments(documents).filter(({ refusal }) => refusal === undefined);
  const names = sent.map(({ name, kind }) => (kind === undefined ? name : `${name} (${documentKinds[kind]})`));
  return [
    ...rows.filter(({ step }) => step < 3),
    { step: 3, label: text.documents, lines: names },
    ...rows.filter(({ step }) => step === 3),
  ];
}
