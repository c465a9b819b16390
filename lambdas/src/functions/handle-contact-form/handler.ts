import { contactRequestSchema, type ContactAnswer } from '@incasso/contract/api';
import { requestLimits } from '@incasso/contract/limits';
import { functions } from '../../functions';
import { apiHandler } from '../../http/apiHandler';
import { parseJsonBody } from '../../http/parseJsonBody';
import { submissionIdOf } from '../../http/submissionIdOf';
import { parseEnvironment } from '../../environment/parseEnvironment';
import { receivePorts } from '../../submissions/ReceivePorts';
import { receiveContact } from './receiveContact';

const environment = parseEnvironment(functions['handle-contact-form'].environment, process.env);
const ports = receivePorts(environment);

export const handler = apiHandler({
  originSecrets: [environment.ORIGIN_SECRET, environment.ORIGIN_SECRET_PREVIOUS],
  publicKeys: environment.PUBLIC_KEYS,
  maxBodyBytes: requestLimits.maxJsonBytes,
  async respond(request) {
    const submissionId = submissionIdOf(request);
    if (typeof submissionId !== 'string') return submissionId;
    const parsed = parseJsonBody(request, contactRequestSchema);
    if (parsed.kind === 'refused') return parsed;
    const { partner } = request;
    const call = { submissionId, ...parsed.value, ...(partner !== undefined && { partner }) };
    const outcome = await receiveContact(call, ports);
    if (outcome.kind === 'refused') return outcome;
    const { receivedAt, suspicions } = outcome.submission;
    const body: ContactAnswer = { success: true, data: { receivedAt } };
    const counts = { repeats: outcome.isRepeat ? 1 : 0, suspicions: suspicions.length };
    return { kind: 'answered', body, counts };
  },
});
