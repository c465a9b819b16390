import { documentKinds } from '@incasso/contract/documents/documentKinds';
import {
  formatAnswer,
  intakeFieldNames,
  intakeFields,
  type IntakeFieldName,
  type IntakeStep,
} from '@incasso/contract/intakeFields';
import { sentDebts } from '@incasso/debts/Debt';
import { debtInBrief } from '@incasso/debts/debtWords';
import { checkedDocuments } from '../submission/checkedDocuments';
import type { WizardContext } from '../case/WizardContext';
import { lookOverText as text } from './LookOver.text';

export type ReviewRow = {
  readonly step: IntakeStep;
  readonly label: string;
  /** One line, or one per document and debt. Empty when nothing is sent. */
  readonly lines: readonly string[];
  /** Its field. Absent for the documents and the table of debts. */
  readonly name?: IntakeFieldName;
};

/** Everything that a submission sends, in the wizard's order: documents and debts before the texts of the last step. */
export function reviewRows({
  answers,
  debts,
  documents,
}: Pick<WizardContext, 'answers' | 'debts' | 'documents'>): ReviewRow[] {
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
    { step: 3, label: text.debts, lines: sentDebts(debts).map(debtInBrief) },
    ...rows.filter(({ step }) => step === 3),
  ];
}
