import { randomUUID } from 'node:crypto';
import { s3Client } from '../aws/s3Client';
import { s3ObjectStore } from '../aws/s3ObjectStore';
import type { BotCheck } from '../bot-check/BotCheck';
import { chooseBotCheck, type BotCheckEnvironment } from '../bot-check/chooseBotCheck';
import type { ObjectStore } from '../storage/ObjectStore';
import { newReference } from './newReference';

/** What receiving a submission takes. */
export type ReceivePorts = {
  readonly store: ObjectStore;
  readonly botCheck: BotCheck;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly newReference: () => string;
};

/** The ports of a stage. */
export function receivePorts(
  environment: BotCheckEnvironment & { readonly DOCUMENTS_BUCKET: string; readonly S3_PATH_STYLE: boolean },
): ReceivePorts {
  const store = s3ObjectStore({ client: s3Client(environment), bucket: environment.DOCUMENTS_BUCKET });
  const botCheck = chooseBotCheck(environment, store);
  return { store, botCheck, now: () => new Date(), newId: randomUUID, newReference };
}
