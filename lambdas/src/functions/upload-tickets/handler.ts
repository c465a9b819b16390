import { uploadTicketsRequestSchema, type UploadTicketsAnswer } from '@incasso/contract/api';
import { requestLimits } from '@incasso/contract/limits';
import { s3Client } from '../../aws/s3Client';
import { s3UploadLinks } from '../../aws/s3Links';
import { s3ObjectStore } from '../../aws/s3ObjectStore';
import { chooseBotCheck } from '../../bot-check/chooseBotCheck';
import { functions } from '../../functions';
import { apiHandler } from '../../http/apiHandler';
import { parseJsonBody } from '../../http/parseJsonBody';
import { parseEnvironment } from '../../environment/parseEnvironment';
import { giveTickets } from './giveTickets';

const environment = parseEnvironment(functions['upload-tickets'].environment, process.env);
const bucket = environment.DOCUMENTS_BUCKET;
const store = s3ObjectStore({ client: s3Client(environment), bucket });
const signingClient = s3Client(environment, { requestChecksumCalculation: 'WHEN_REQUIRED' });
const links = s3UploadLinks({ client: signingClient, bucket }, () => new Date());
const ports = { store, botCheck: chooseBotCheck(environment, store), links };

export const handler = apiHandler({
  originSecrets: [environment.ORIGIN_SECRET, environment.ORIGIN_SECRET_PREVIOUS],
  publicKeys: environment.PUBLIC_KEYS,
  maxBodyBytes: requestLimits.maxJsonBytes,
  async respond(request) {
    const parsed = parseJsonBody(request, uploadTicketsRequestSchema);
    if (parsed.kind === 'refused') return parsed;
    const outcome = await giveTickets(parsed.value, ports);
    if (outcome.kind === 'refused') return outcome;
    const body: UploadTicketsAnswer = { success: true, data: { tickets: outcome.tickets } };
    return { kind: 'answered', body, counts: { documents: outcome.tickets.length } };
  },
});
