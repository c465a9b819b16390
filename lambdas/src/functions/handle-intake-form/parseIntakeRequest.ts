import { draftKeySchema, revisionSchema } from '@incasso/contract/draft';
import { mapFields, type IntakeAnswers } from '@incasso/contract/intakeFields';
import { intakeParts } from '@incasso/contract/intakeRequest';
import * as v from 'valibot';
import type { ApiRequest } from '../../http/ApiRequest';
import { mapResult, type Result } from '../../http/result/Result';
import { readForm, type SentForm } from '../../http/form/readForm';

/** What an intake request says: read, not yet cleaned or validated. Answers that were not sent are empty. */
export type IntakeRequest = SentForm & {
  readonly answers: IntakeAnswers;
  readonly agreesToTerms: boolean;
  /** The key of the draft that is sent. Absent: the case takes no changed version. */
  readonly draftKey?: string;
  /** Which content of the draft it is. */
  readonly revision: number;
};

const text = v.optional(v.string(), '');

/** Key and revision are the wizard's: a request that it did not make needs neither. */
const intakeFields = {
  ...mapFields(() => text),
  [intakeParts.agreeToTerms]: text,
  [intakeParts.draftKey]: v.exactOptional(draftKeySchema),
  [intakeParts.revision]: v.optional(v.pipe(v.string(), v.digits(), v.transform(Number), revisionSchema), '1'),
};

/** Reads the call of an intake request. */
export function parseIntakeRequest(request: ApiRequest): Result<IntakeRequest> {
  return mapResult(readForm(request, intakeFields), ({ fields, ...form }) => {
    const { agreeToTerms, draftKey, revision, ...answers } = fields;
    const draft = { revision, ...(draftKey !== undefined && { draftKey }) };
    return { ...form, ...draft, answers, agreesToTerms: agreeToTerms === 'true' };
  });
}
