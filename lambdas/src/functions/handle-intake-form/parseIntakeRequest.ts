import { draftKeySchema, revisionSchema } from '@incasso/contract/draft';
import { intakeFieldNames, mapFields } from '@incasso/contract/intakeFields';
import { intakeParts } from '@incasso/contract/intakeRequest';
import * as v from 'valibot';
import { accept, refuse, type Result } from '../../results/Result';
import { readForm } from '../../sent-documents/readForm';
import type { IntakeRequest } from './IntakeRequest';

/** What a draft tells of itself. A request that was not made by the wizard needs neither. */
const draftSchema = v.object({
  draftKey: v.exactOptional(draftKeySchema),
  revision: v.optional(v.pipe(v.string(), v.digits(), v.transform(Number), revisionSchema), '1'),
});

/** Reads the multipart body of an intake request (specification, section 7). */
export function parseIntakeRequest(contentType: string | undefined, body: Uint8Array): Result<IntakeRequest> {
  const { agreeToTerms, draftKey, revision } = intakeParts;
  const form = readForm(contentType, body, [...intakeFieldNames, agreeToTerms, draftKey, revision]);
  if (!form.ok) return form;
  const { text, ...rest } = form.value;
  const sent = [draftKey, revision].map((name) => [name, text(name)] as const).filter(([, value]) => value !== '');
  const draft = v.safeParse(draftSchema, Object.fromEntries(sent));
  if (!draft.success) return refuse('malformed_request', { reason: 'draft' });
  return accept({
    ...rest,
    ...draft.output,
    answers: mapFields(text),
    agreesToTerms: text(agreeToTerms) === 'true',
  });
}
