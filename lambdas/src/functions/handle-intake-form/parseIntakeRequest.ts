import { draftKeySchema } from '@incasso/contract/draft';
import { mapAnswers, type IntakeAnswers } from '@incasso/contract/intakeFields';
import { intakeParts } from '@incasso/contract/intakeRequest';
import type { VersionPair } from '@incasso/contract/legalVersions';
import * as v from 'valibot';
import type { ApiRequest } from '../../http/ApiRequest';
import { mapResult, type Result } from '../../Result';
import { readForm, type SentForm } from '../../http/form/readForm';
import { readAgreedVersions } from './readAgreedVersions';

/** An intake request: parsed, not yet cleaned or validated. Missing answers are empty. */
export type ParsedIntake = SentForm & {
  readonly answers: IntakeAnswers;
  /** The text of the part `debts`: parsing it would take too long before the bot check. */
  readonly debts: string;
  readonly agreesToTerms: boolean;
  /** The versions of the terms and the privacy policy that the page linked to */
  readonly termsVersions: VersionPair;
  /** The key of the sent draft. Absent when another program than our wizard sends the form. */
  readonly draftKey?: string;
  /** The page's own reference for the case. Also read when the page is not a partner's. */
  readonly partnerReference: string;
};

const text = v.optional(v.string(), '');

const intakeFields = {
  ...mapAnswers(() => text),
  [intakeParts.debts]: v.optional(v.string(), '[]'),
  [intakeParts.agreeToTerms]: text,
  [intakeParts.partnerReference]: text,
  [intakeParts.termsVersions]: text,
  [intakeParts.draftKey]: v.exactOptional(draftKeySchema),
};

export function parseIntakeRequest(request: ApiRequest, now: Date): Result<ParsedIntake> {
  return mapResult(readForm(request, intakeFields), ({ fields, ...form }) => {
    const { debts, agreeToTerms, terms_versions, draftKey, partner_reference, ...answers } = fields;
    const draft = draftKey === undefined ? {} : { draftKey };
    const terms = {
      agreesToTerms: agreeToTerms === 'true',
      termsVersions: readAgreedVersions(terms_versions, { now }),
    };
    return { ...form, ...draft, answers, debts, ...terms, partnerReference: partner_reference };
  });
}
