import { setTimeout as pause } from 'node:timers/promises';
import type { UploadTicketsAnswer } from '@incasso/contract/api';
import { uploadTicketsRequestSchema } from '@incasso/contract/uploadTicketsRequest';
import { requestLimits } from '@incasso/contract/limits';
import { openStore } from '../../aws/openStore';
import { s3Client } from '../../aws/s3Client';
import { s3UploadLinks } from '../../aws/s3Links';
import { chooseBotCheck } from '../../bot-check/chooseBotCheck';
import { parseEnvironment } from '../../environment/parseEnvironment';
import { functions } from '../../functions';
import { formHandler } from '../../http/formHandler';
import { parseJsonBody } from '../../http/parseJsonBody';
import { mapResult } from '../../http/result/Result';
import { giveTickets } from './giveTickets';

const environment = parseEnvironment(functions['upload-tickets'].environment, process.env);
const store = openStore(environment);
const signingClient = s3Client(environment, { requestChecksumCalculation: 'WHEN_REQUIRED' });
const links = s3UploadLinks({ client: signingClient, bucket: environment.DOCUMENTS_BUCKET }, () => new Date());

export const handler = formHandler({
  callers: environment,
  botCheck: chooseBotCheck(environment, store),
  action: 'intake_form',
  maxBodyBytes: requestLimits.maxJsonBytes,
  parse: (request) => parseJsonBody(request, uploadTicketsRequestSchema),
  async respond(request) {
    return mapResult(await giveTickets(request, { store, links, pause }), (tickets) => {
      const body: UploadTicketsAnswer = { success: true, data: { tickets } };
      return { kind: 'answered', body, counts: { documents: tickets.length } };
    });
  },
});
