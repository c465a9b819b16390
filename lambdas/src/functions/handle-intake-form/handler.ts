import type { IntakeAnswer } from '@incasso/contract/api';
import { requestLimits } from '@incasso/contract/limits';
import { functions } from '../../functions';
import { apiHandler } from '../../http/apiHandler';
import { submissionIdOf } from '../../http/submissionIdOf';
import { parseEnvironment } from '../../environment/parseEnvironment';
import { receivePorts } from '../../submissions/ReceivePorts';
import { parseIntakeRequest } from './parseIntakeRequest';
import { receiveIntake, type IntakeReceived } from './receiveIntake';

const environment = parseEnvironment(functions['handle-intake-form'].environment, process.env);
const ports = receivePorts(environment);

export const handler = apiHandler({
  originSecrets: [environment.ORIGIN_SECRET, environment.ORIGIN_SECRET_PREVIOUS],
  publicKeys: environment.PUBLIC_KEYS,
  maxBodyBytes: requestLimits.maxLambdaEventBytes,
  async respond(request) {
    const submissionId = submissionIdOf(request);
    if (typeof submissionId !== 'string') return submissionId;
    const parsed = await parseIntakeRequest(request.headers['content-type'], request.body);
    if (parsed.kind === 'refused') return parsed;
    const { partner } = request;
    const call = { submissionId, form: parsed.form, ...(partner !== undefined && { partner }) };
    const outcome = await receiveIntake(call, ports);
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
