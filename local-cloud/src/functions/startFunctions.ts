import { localStage } from '@incasso/infra/stages/localStage';
import { readLocalTemplates } from '@incasso/infra/templates/readLocalTemplates';
import { functionEnvironment } from '@incasso/lambdas/environment/functionEnvironment';
import { functions, type FunctionName } from '@incasso/lambdas/functions';
import { functionKey } from '../rights/functionKey';
import { bundleSiteCheck } from '@incasso/infra/monitoring/bundleSiteCheck';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import type { LocalClock } from '../clock/LocalClock';
import type { LocalStage } from '../stage/localStage';
import type { Telemetry } from '../telemetry/Telemetry';
import { AccountConcurrency } from './AccountConcurrency';
import { awsEnvironment } from './awsEnvironment';
import { FunctionMissing, FunctionThrottled } from './FunctionFault';
import type { FunctionSwitches } from './FunctionSwitches';
import { LocalFunction } from './LocalFunction';
import { reservedExecutions } from './reservedExecutions';

/** All that runs: the functions of `lambdas`, and the hourly look at the site. */
type LocalFunctionName = FunctionName | 'site-check';

/**
 * Invokes a function with an event and answers its result. Rejects with a `FunctionFault`, `FunctionThrottled` or
 * `FunctionMissing`.
 */
export type InvokeFunction = (name: LocalFunctionName, event: unknown) => Promise<unknown>;

/** All functions of the product, ready to be invoked. */
export type LocalFunctions = {
  readonly invoke: InvokeFunction;
  close(): Promise<void>;
};

type Surroundings = {
  readonly clock: LocalClock;
  readonly telemetry: Telemetry;
  readonly switches: FunctionSwitches;
  /** Receives all output. */
  readonly log: (text: string) => void;
};

/** Makes every function ready, from the bundles that the builds wrote. */
export function startFunctions(stage: LocalStage, surroundings: Surroundings): LocalFunctions {
  const { clock, telemetry, switches, log } = surroundings;
  const started = new Map<LocalFunctionName, LocalFunction>();
  const concurrency = new AccountConcurrency({
    account: stage.concurrency,
    reserved: reservedExecutions(readLocalTemplates(true), localStage),
  });
  const find = (name: LocalFunctionName): LocalFunction => {
    const known = started.get(name);
    if (known !== undefined) return known;
    const write = (text: string) => {
      log(text);
      for (const line of text.split('\n')) if (line !== '') telemetry.logLine(`${constructOf(name)}Log`, line);
    };
    const created = new LocalFunction({
      name,
      ...definitionOf(name, stage),
      log: write,
      aheadMs: () => clock.aheadMs,
    });
    started.set(name, created);
    return created;
  };
  return {
    async invoke(name, event) {
      const source = { namespace: 'AWS/Lambda', dimensions: { FunctionName: constructOf(name) } };
      if (switches.is(name, 'removed')) throw new FunctionMissing(`${name} was removed`);
      if (switches.is(name, 'throttled') || !concurrency.begin(name)) {
        telemetry.measure(source, { name: 'Throttles', value: 1 });
        throw new FunctionThrottled(`${name} was throttled`);
      }
      const tell = (errors: number) =>
        telemetry.measure(source, { name: 'Invocations', value: 1 }, { name: 'Errors', value: errors });
      try {
        const result = await find(name).invoke(event, { isKilled: switches.is(name, 'killed') });
        tell(0);
        return result;
      } catch (fault) {
        tell(1);
        throw fault;
      } finally {
        concurrency.end(name);
      }
    },
    close: async () => {
      await Promise.all([...started.values()].map((local) => local.close()));
    },
  };
}

function definitionOf(name: LocalFunctionName, stage: LocalStage) {
  if (name === 'site-check') {
    return {
      bundle: pathToFileURL(join(bundleSiteCheck(), 'index.mjs')).href,
      environment: { SITE_ORIGIN: stage.addresses.site },
      timeoutSeconds: 30,
      memoryMb: 128,
    };
  }
  const { timeoutSeconds, memoryMb, environment: names } = functions[name];
  return {
    bundle: new URL(`../../../lambdas/dist/${name}/index.mjs`, import.meta.url).href,
    environment: { ...functionEnvironment(names, stage.environment), ...awsEnvironment(stage, functionKey(name)) },
    timeoutSeconds,
    memoryMb,
  };
}

/** How the stacks call its construct. */
function constructOf(name: LocalFunctionName): string {
  return name === 'site-check' ? 'SiteCheckFunction' : name.replaceAll('-', '');
}
