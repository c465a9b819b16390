import { randomUUID } from 'node:crypto';
import { s3Client } from '../aws/s3Client';
import { s3ObjectStore } from '../aws/s3ObjectStore';
import type { BotCheck } from '../bot-check/BotCheck';
import { botCheckFromEnvironment, type BotCheckEnvironment } from '../bot-check/botCheckFromEnvironment';
import type { ObjectStore } from '../storage/ObjectStore';
import { newReference } from './newReference';

/** What receiving a submission takes. */
export type ReceptionTools = {
  readonly store: ObjectStore;
  readonly botCheck: BotCheck;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly newReference: () => string;
};

/** The tools of a stage. */
export function receptionTools(
  environment: BotCheckEnvironment & { readonly DOCUMENTS_BUCKET: string; readonly S3_PATH_STYLE: boolean },
): ReceptionTools {
  const store = s3ObjectStore({ client: s3Client(environment), bucket: environment.DOCUMENTS_BUCKET });
  const botCheck = botCheckFromEnvironment(environment, store);
  return { store, botCheck, now: () => new Date(), newId: randomUUID, newReference };
}
