import { localStage } from '@incasso/infra/stages/localStage';
import { readLocalTemplates } from '@incasso/infra/templates/readLocalTemplates';
import { functionEnvironment } from '@incasso/lambdas/environment/functionEnvironment';
import { functions, type FunctionName } from '@incasso/lambdas/functions';
import { functionKey } from '../rights/functionKey';
import type { LocalStage } from '../stage/localStage';
import { AccountConcurrency } from './AccountConcurrency';
import { awsEnvironment } from './awsEnvironment';
import { FunctionThrottled } from './FunctionFault';
import { LocalFunction } from './LocalFunction';
import { reservedExecutions } from './reservedExecutions';

/** Invokes a function with an event and answers its result. Rejects with a `FunctionFault` or `FunctionThrottled`. */
export type InvokeFunction = (name: FunctionName, event: unknown) => Promise<unknown>;

/** All functions of the product, ready to be invoked. */
export type LocalFunctions = {
  readonly invoke: InvokeFunction;
  close(): Promise<void>;
};

/** Makes every function of `lambdas` ready, from the bundles that its build wrote. Their output goes to `log`. */
export function startFunctions(stage: LocalStage, log: (text: string) => void): LocalFunctions {
  const started = new Map<FunctionName, LocalFunction>();
  const concurrency = new AccountConcurrency({
    account: stage.concurrency,
    reserved: reservedExecutions(readLocalTemplates(true), localStage),
  });
  const find = (name: FunctionName): LocalFunction => {
    const known = started.get(name);
    if (known !== undefined) return known;
    const { timeoutSeconds, memoryMb, environment: names } = functions[name];
    const bundle = new URL(`../../../lambdas/dist/${name}/index.mjs`, import.meta.url).href;
    const environment = {
      ...functionEnvironment(names, stage.environment),
      ...awsEnvironment(stage, functionKey(name)),
    };
    const created = new LocalFunction({ name, bundle, environment, timeoutSeconds, memoryMb, log });
    started.set(name, created);
    return created;
  };
  return {
    invoke: async (name, event) => {
      if (!concurrency.begin(name)) throw new FunctionThrottled(`${name} was throttled`);
      try {
        return await find(name).invoke(event);
      } finally {
        concurrency.end(name);
      }
    },
    close: async () => {
      await Promise.all([...started.values()].map((local) => local.close()));
    },
  };
}
