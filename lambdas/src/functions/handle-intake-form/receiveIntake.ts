import { intakeField, mapFields, type IntakeAnswers } from '@incasso/contract/intakeFields';
import { intakeAnswersSchema } from '@incasso/contract/intakeRequest';
import * as v from 'valibot';
import { cleanLine, cleanText } from '../../cleaning/cleanText';
import { refuseFields } from '../../results/refuseFields';
import { accept, refuse, type Result } from '../../results/Result';
import type { CaseVersion } from '../../submissions/ChangeRecord';
import { compareWithStanding, type Stored } from '../../submissions/compareWithStanding';
import { digestOf, sha256Of } from '../../submissions/digestOf';
import { doubtfulFields } from '../../submissions/doubtfulFields';
import type { ReceivePorts } from '../../submissions/ReceivePorts';
import { readStanding } from '../../submissions/readStanding';
import { factsOf } from '../../submissions/storeDocuments';
import { stampRecord } from '../../submissions/stampRecord';
import { storeSubmission } from '../../submissions/storeSubmission';
import type { IntakeRecord } from '../../submissions/SubmissionRecord';
import { identifyDocuments } from '../../sent-documents/identifyDocuments';
import type { IntakeRequest } from './parseIntakeRequest';
import { judgeContents } from '../../sent-documents/judgeContents';

/** The version of the case that stands, and the one by which it began. */
export type StoredIntake = Stored & { readonly record: CaseVersion; readonly first: CaseVersion };

/**
 * Receives an intake request, or a changed version of one: checks it in full, then stores it for good. What is refused
 * leaves nothing.
 */
export async function receiveIntake(
  { submissionId, partner, signals, ...request }: IntakeRequest,
  ports: ReceivePorts,
): Promise<Result<StoredIntake>> {
  const { store } = ports;
  const answers = v.safeParse(intakeAnswersSchema, clean(request.answers));
  if (!answers.success) return refuseFields(answers.issues);
  if (!request.agreesToTerms) return refuse('terms_not_accepted');
  const identified = identifyDocuments(request.documents);
  if (!identified.ok) return identified;

  const digest = digestOf({ kind: 'intake', answers: answers.output, documents: factsOf(identified.value) });
  const { draftKey, revision } = request;
  const draft = { revision, ...(draftKey !== undefined && { draftKeyHash: sha256Of(Buffer.from(draftKey)) }) };
  const standing = await readStanding(store, submissionId);
  const stored = compareWithStanding(standing, { digest, ...draft });
  if (stored !== undefined) return asIntake(stored);
  const judged = await judgeContents(store, { submissionId, documents: identified.value });
  if (!judged.ok) return judged;

  const { claims, documents } = judged.value;
  const newReference = () => standing[0]?.reference ?? ports.newReference();
  const record: IntakeRecord = {
    ...stampRecord({ submissionId, partner, signals, digest }, { ...ports, newReference }),
    kind: 'intake',
    answers: answers.output,
    doubtful: doubtfulFields(answers.output),
    documents: factsOf(documents),
    claims,
    ...draft,
  };
  return asIntake(await storeSubmission(store, { record, documents }));
}

function asIntake(stored: Result<Stored>): Result<StoredIntake> {
  if (!stored.ok) return stored;
  const { record, first, isRepeat } = stored.value;
  // An equal digest means an equal kind; the type system cannot know.
  if (record.kind === 'contact' || first.kind === 'contact') return refuse('submission_conflict');
  return accept({ record, first, isRepeat });
}

function clean(answers: IntakeAnswers): IntakeAnswers {
  return mapFields((name) =>
    intakeField(name).lines === undefined ? cleanLine(answers[name]) : cleanText(answers[name]),
  );
}
