import { formatAnswer, type IntakeFieldName } from '@incasso/contract/intakeFields';
import { answersOf } from '@incasso/debts/answersOf';
import { lettersAndDigits } from '@incasso/debts/sameness';
import type { IntakeRecord } from '../../../submissions/SubmissionRecord';

/** Fields that are compared with the e-invoices. Contact persons and addresses differ too often to be useful. */
const comparedFields = ['company_name', 'vat_number', 'bank_account'] as const;

export type Disagreement = { readonly field: IntakeFieldName; readonly words: string };

/** Hints by field, where an answer differs from the e-invoices' seller. Only hints: both may be right. */
export function disagreementHints({ answers, invoices }: Pick<IntakeRecord, 'answers' | 'invoices'>): Disagreement[] {
  const read = answersOf(invoices.map(({ invoice }) => invoice));
  return comparedFields.flatMap((field) => {
    const [answer, other = ''] = [formatAnswer(field, answers[field]), read[field]];
    const agrees = answer === '' || other === '' || lettersAndDigits(answer) === lettersAndDigits(other);
    return agrees ? [] : [{ field, words: `Kijk na: de e-factuur zegt ${other}.` }];
  });
}
