import { setTimeout as pause } from 'node:timers/promises';
import { openStore } from '../../aws/s3ObjectStore';
import { s3Client } from '../../aws/s3Client';
import { s3UploadLinks } from '../../aws/s3Links';
import { chooseBotCheck } from '../../bot-check/chooseBotCheck';
import { parseEnvironment } from '../../environment/parseEnvironment';
import { functions } from '../../functions';
import { callersOf } from '../../http/authorize';
import { formHandler } from '../../http/formHandler';
import { ticketForm } from './ticketForm';

const environment = parseEnvironment(functions['upload-tickets'].environment, process.env);
const store = openStore(environment);
const signingClient = s3Client(environment, { requestChecksumCalculation: 'WHEN_REQUIRED' });
const links = s3UploadLinks({ client: signingClient, bucket: environment.DOCUMENTS_BUCKET }, () => new Date());

export const handler = formHandler({
  callers: callersOf(environment),
  ...ticketForm({ store, links, pause }, chooseBotCheck(environment, store)),
});
