import { draftKeySchema, revisionSchema } from '@incasso/contract/draft';
import { mapFields, type IntakeAnswers } from '@incasso/contract/intakeFields';
import { intakeParts } from '@incasso/contract/intakeRequest';
import type { VersionPair } from '@incasso/contract/legalVersions';
import * as v from 'valibot';
import type { ApiRequest } from '../../http/ApiRequest';
import { mapResult, type Result } from '../../http/result/Result';
import { readForm, type SentForm } from '../../http/form/readForm';
import { readAgreedVersions } from './readAgreedVersions';

/** An intake request: read, not yet cleaned or validated. Answers that were not sent are empty. */
export type ParsedIntake = SentForm & {
  readonly answers: IntakeAnswers;
  /** The text of the part `debts`: reading it takes too long before the bot check. */
  readonly debts: string;
  readonly agreesToTerms: boolean;
  /** The versions of the terms and the privacy policy that the page linked to. */
  readonly termsVersions: VersionPair;
  /** The key of the draft that is sent. Absent: the case takes no changed version. */
  readonly draftKey?: string;
  /** Counts the contents of the draft that were sent, from 1. */
  readonly revision: number;
};

const text = v.optional(v.string(), '');

/** Only the wizard sends key and revision: other callers may leave both out. */
const intakeFields = {
  ...mapFields(() => text),
  [intakeParts.debts]: v.optional(v.string(), '[]'),
  [intakeParts.agreeToTerms]: text,
  [intakeParts.termsVersions]: text,
  [intakeParts.draftKey]: v.exactOptional(draftKeySchema),
  [intakeParts.revision]: v.optional(v.pipe(v.string(), v.digits(), v.transform(Number), revisionSchema), '1'),
};

/** Reads the call of an intake request. */
export function parseIntakeRequest(request: ApiRequest): Result<ParsedIntake> {
  return mapResult(readForm(request, intakeFields), ({ fields, ...form }) => {
    const { debts, agreeToTerms, terms_versions, draftKey, revision, ...answers } = fields;
    const draft = { revision, ...(draftKey !== undefined && { draftKey }) };
    const terms = { agreesToTerms: agreeToTerms === 'true', termsVersions: readAgreedVersions(terms_versions) };
    return { ...form, ...draft, answers, debts, ...terms };
  });
}
