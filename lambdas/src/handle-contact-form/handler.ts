import { randomUUID } from 'node:crypto';
import { contactRequestSchema, type ContactAnswer } from '@incasso/contract/api';
import { requestLimits } from '@incasso/contract/limits';
import * as v from 'valibot';
import { s3Client } from '../aws/s3Client';
import { s3ObjectStore } from '../aws/s3ObjectStore';
import { botCheckFromEnvironment } from '../bot-check/botCheckFromEnvironment';
import { environmentSchema } from '../environmentSchema';
import { functions } from '../functions';
import { apiHandler } from '../http/apiHandler';
import { parseJsonBody } from '../http/parseJsonBody';
import { submissionIdOf } from '../http/submissionIdOf';
import { parseEnvironment } from '../parseEnvironment';
import { newReference } from '../submissions/newReference';
import { receiveContact } from './receiveContact';

const environment = parseEnvironment(
  v.pick(environmentSchema, functions['handle-contact-form'].environment),
  process.env,
);
const store = s3ObjectStore({ client: s3Client(environment), bucket: environment.DOCUMENTS_BUCKET });
const botCheck = botCheckFromEnvironment(environment, store);
const tools = { store, botCheck, now: () => new Date(), newId: randomUUID, newReference };

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
