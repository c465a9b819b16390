import { contactRequestSchema, type ContactAnswer } from '@incasso/contract/api';
import { requestLimits } from '@incasso/contract/limits';
import * as v from 'valibot';
import { environmentSchema } from '../environmentSchema';
import { functions } from '../functions';
import { apiHandler } from '../http/apiHandler';
import { parseJsonBody } from '../http/parseJsonBody';
import { submissionIdOf } from '../http/submissionIdOf';
import { parseEnvironment } from '../parseEnvironment';
import { receptionTools } from '../submissions/receptionTools';
import { receiveContact } from './receiveContact';

const environment = parseEnvironment(
  v.pick(environmentSchema, functions['handle-contact-form'].environment),
  process.env,
);
const tools = receptionTools(environment);

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
    const outcome = await receiveContact(call, tools);
    if (outcome.kind === 'refused') return outcome;
    const { receivedAt, suspicions } = outcome.submission;
    const body: ContactAnswer = { success: true, data: { receivedAt } };
    const counts = { repeats: outcome.isRepeat ? 1 : 0, suspicions: suspicions.length };
    return { kind: 'answered', body, counts };
  },
});
