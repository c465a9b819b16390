import type { IntakeAnswer } from '@incasso/contract/api';
import { requestLimits } from '@incasso/contract/limits';
import * as v from 'valibot';
import { environmentSchema } from '../environmentSchema';
import { functions } from '../functions';
import { apiHandler } from '../http/apiHandler';
import { submissionIdOf } from '../http/submissionIdOf';
import { parseEnvironment } from '../parseEnvironment';
import { receptionTools } from '../submissions/receptionTools';
import { parseIntakeForm } from './parseIntakeForm';
import { receiveIntake, type IntakeReceived } from './receiveIntake';

const environment = parseEnvironment(
  v.pick(environmentSchema, functions['handle-intake-form'].environment),
  process.env,
);
const tools = receptionTools(environment);

export const handler = apiHandler({
  originSecrets: [environment.ORIGIN_SECRET, environment.ORIGIN_SECRET_PREVIOUS],
  publicKeys: environment.PUBLIC_KEYS,
  maxBodyBytes: requestLimits.maxLambdaEventBytes,
  async respond(request) {
    const submissionId = submissionIdOf(request);
    if (typeof submissionId !== 'string') return submissionId;
    const parsed = await parseIntakeForm(request.headers['content-type'], request.body);
    if (parsed.kind === 'refused') return parsed;
    const { partner } = request;
    const call = { submissionId, form: parsed.form, ...(partner !== undefined && { partner }) };
    const outcome = await receiveIntake(call, tools);
    return outcome.kind === 'refused' ? outcome : answerOf(outcome);
  },
});

function answerOf({ submission, isRepeat }: IntakeReceived) {
  const { reference, receivedAt, documents, suspicions } = submission;
  const answers = documents.map(({ name, size, sha256 }) => ({ name, size, sha256 }));
  const body: IntakeAnswer = { success: true, data: { reference, receivedAt, documents: answers } };
  const bytes = documents.reduce((total, { size }) => total + size, 0);
  const repeats = isRepeat ? 1 : 0;
  const counts = { documents: documents.length, bytes, repeats, suspicions: suspicions.length };
  return { kind: 'answered', body, counts } as const;
}
