import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import * as v from 'valibot';
import type { LocalStage } from '../../../local-cloud/src/stage/localStage';
import { awsEnvironment } from '../../../local-cloud/src/functions/awsEnvironment';

const farewellSchema = v.tuple([v.object({ firstAnswerMs: v.number(), peakKb: v.number() }), v.unknown()]);

/** What a process of the rival had needed when it ended. */
export type Needs = {
  /** Milliseconds from the start of loading its bundle until it had answered its first submission. */
  readonly firstAnswerMs: number;
  /** The most memory that it ever had resident, in bytes. */
  readonly peakBytes: number;
};

/** The rival's server in a process of its own, with the stand-ins of a local cloud behind it. */
export class ExpressServer {
  readonly address: string;

  private constructor(
    private readonly process: ChildProcess,
    port: number,
  ) {
    this.address = `http://localhost:${port}`;
  }

  static async start(bundle: string, port: number, stage: LocalStage): Promise<ExpressServer> {
    const server = new ExpressServer(fork(bundle, { env: rivalEnvironment(port, stage) }), port);
    await once(server.process, 'message');
    return server;
  }

  /** Ends it. Rejects when it never answered. */
  async end(): Promise<Needs> {
    const farewell = once(this.process, 'message');
    this.process.kill('SIGTERM');
    const [{ firstAnswerMs, peakKb }] = v.parse(farewellSchema, await farewell);
    return { firstAnswerMs, peakBytes: peakKb * 1024 };
  }
}

function rivalEnvironment(port: number, stage: LocalStage): Record<string, string> {
  return {
    PORT: String(port),
    NODE_ENV: 'production',
    BUCKET: stage.bucket,
    SENDER: stage.environment.MAIL_SENDER,
    STAFF: stage.environment.STAFF_RECIPIENTS,
    ...awsEnvironment(stage, stage.credentials),
  };
}
