import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storagePrefixes } from '@incasso/lambdas/storage/storagePrefixes';
import { directUploads } from '@incasso/infra/delivery/crossOriginRules';
import { startEdge } from './edge/startEdge';
import { connectEvents } from './events/connectEvents';
import { startQueue } from './events/startQueue';
import { startFunctions } from './functions/startFunctions';
import { lockFolder } from './stage/lockFolder';
import type { LocalStage } from './stage/localStage';
import { Scanner } from './store/Scanner';
import { startMailbox } from './mail/startMailbox';
import { startPartnerPage } from './partner/startPartnerPage';
import { startRecaptcha } from './recaptcha/startRecaptcha';
import { startSecrets } from './stage/startSecrets';
import { startStore } from './store/startStore';

const siteFolder = fileURLToPath(new URL('../../shell/dist/site', import.meta.url));

/** Starts the whole product on this machine. Rejects if it cannot, as with `EADDRINUSE`. */
export async function startLocalCloud(stage: LocalStage): Promise<{ close(): Promise<void> }> {
  const lock = await lockFolder(stage.dataFolder);
  const logFile = createWriteStream(join(stage.dataFolder, 'functions.log'), { flags: 'a' });
  const log = (text: string) => void logFile.write(text);

  const functions = startFunctions(stage, log);
  const events = connectEvents(stage, functions.invoke);
  const mailbox = await startMailbox({
    port: stage.port + 2,
    dataFolder: join(stage.dataFolder, 'mailbox'),
    onBounce: (bounce) => log(`${JSON.stringify({ message: 'a mail came back', ...bounce })}\n`),
  });
  const scanner =
    stage.environment.MALWARE_SCAN === 'none'
      ? undefined
      : new Scanner({
          prefix: storagePrefixes.documents,
          onResult: (result) => events.publishScan(result),
        });
  const store = await startStore({
    port: stage.port + 3,
    dataFolder: join(stage.dataFolder, 's3'),
    bucket: stage.bucket,
    cors: { ...directUploads, origins: [stage.addresses.site] },
    onCreated: (event) => events.publish(event),
    ...(scanner !== undefined && { watcher: scanner }),
  });
  const recaptcha =
    stage.siteConfig.botCheck.provider === 'recaptcha'
      ? await startRecaptcha({ port: stage.port + 4, keys: stage.recaptchaKeys })
      : undefined;
  const queue = await startQueue({
    port: stage.port + 5,
    onMessage: (body) => events.enqueue(body),
  });
  const secrets = await startSecrets(stage.port + 6, stage.secrets);
  events.startTimer();
  const edge = await startEdge(stage, siteFolder, functions.invoke);
  const partnerPage = await startPartnerPage(stage);

  return {
    close: async () => {
      events.close();
      await Promise.all([edge.close(), partnerPage.close(), functions.close()]);
      await Promise.all([store.close(), mailbox.close(), queue.close(), secrets.close(), recaptcha?.close()]);
      logFile.end();
      lock.close();
    },
  };
}
