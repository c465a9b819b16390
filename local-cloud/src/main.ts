import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { localOptionsSchema, portsInWords } from './stage/localOptions';
import { localStage } from './stage/localStage';
import { startLocalCloud } from './startLocalCloud';

const projectRoot = fileURLToPath(new URL('../..', import.meta.url));
await main();

async function main(): Promise<void> {
  const options = v.safeParse(localOptionsSchema, process.env);
  if (!options.success) fail(options.issues[0].message);
  const { PORT: port, LOCAL_DATA: dataFolder = defaultDataFolder(port) } = options.output;
  const stage = localStage({ ...options.output, dataFolder: resolve(projectRoot, dataFolder) });
  try {
    const localCloud = await startLocalCloud(stage);
    stopOnSignal(() => localCloud.close());
  } catch (error) {
    fail(startFailure(error, port));
  }
  console.log(`
  Site          ${stage.addresses.site}
  Partner       ${stage.addresses.partner}
  Staff's mail  ${stage.addresses.mailbox}
  S3            ${stage.addresses.s3}${stage.siteConfig.botCheck.provider === 'recaptcha' ? `\n  reCAPTCHA     ${stage.addresses.recaptcha}` : ''}

  Data is kept in ${stage.dataFolder}. Stop with Ctrl+C.`);
}

/** Two local clouds must not write the same data. */
function defaultDataFolder(port: number): string {
  return port === 8080 ? '.local' : `.local/port-${port}`;
}

function stopOnSignal(close: () => Promise<void>): void {
  const stop = () => {
    void close().then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

function startFailure(error: unknown, port: number): string {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    const inUse = 'port' in error ? String(error.port) : `one of ${portsInWords(port)}`;
    return `Port ${inUse} is in use. Stop what uses it, or choose other ports: PORT=9000 npm start`;
  }
  return error instanceof Error ? error.message : String(error);
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
