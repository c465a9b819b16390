import { functionEnvironment } from '@incasso/lambdas/environment/functionEnvironment';
import { functions, type FunctionName } from '@incasso/lambdas/functions';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import type { LocalStage } from '../../../local-cloud/src/stage/localStage';
import { awsEnvironment } from '../../../local-cloud/src/functions/awsEnvironment';
import { functionKey } from '../../../local-cloud/src/rights/functionKey';

const reportSchema = v.object({
  result: v.optional(v.object({ statusCode: v.optional(v.number()), body: v.optional(v.string()) })),
  msSinceStart: v.number(),
  peakKb: v.number(),
});

type Report = v.InferOutput<typeof reportSchema>;

/** One instance of a function, cold, in a process of its own. */
export class FunctionProcess {
  private constructor(private readonly process: ChildProcess) {}

  /** Starts an instance, hands it out, and ends it. */
  static async use<Result>(
    name: FunctionName,
    stage: LocalStage,
    work: (instance: FunctionProcess) => Promise<Result>,
  ): Promise<Result> {
    const child = fork(fileURLToPath(new URL('./functionProcess.mjs', import.meta.url)), [bundleOf(name)], {
      env: {
        ...functionEnvironment(functions[name].environment, stage.environment),
        ...awsEnvironment(stage, functionKey(name)),
      },
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      // One copy of the event in transit, as with the client of Lambda's runtime; as JSON it would be four.
      serialization: 'advanced',
    });
    await once(child, 'spawn');
    try {
      return await work(new FunctionProcess(child));
    } finally {
      child.kill();
    }
  }

  /** Hands it an event. */
  async invoke(event: object): Promise<Report> {
    const reported = once(this.process, 'message');
    this.process.send(event);
    return v.parse(v.tuple([reportSchema, v.unknown()]), await reported)[0];
  }
}

/** Path of the bundle that goes to AWS. */
export function bundleOf(name: FunctionName): string {
  return fileURLToPath(new URL(`../../../lambdas/dist/${name}/index.mjs`, import.meta.url));
}
