import { ApiDestination } from '../event-bridge/ApiDestination';
import { readApiDestinationRules } from '../event-bridge/ApiDestinationRule';
import { startEventBridge } from '../event-bridge/startEventBridge';
import { localStage } from '@incasso/infra/stages/localStage';
import type { RunningServer } from '../http/startServer';
import type { LocalAccount } from '../rights/LocalAccount';
import type { LocalStage } from '../stage/localStage';
import { startCaseSystem } from './startCaseSystem';

/** Starts EventBridge's stand-in, with the rules of the templates that post cases on, and a sample of who gets them. */
export async function startCaseEvents(
  { port, dataFolder, region, addresses, secrets }: LocalStage,
  account: LocalAccount,
): Promise<Pick<RunningServer, 'close'>> {
  const destinations = readApiDestinationRules(account.stacks).map((rule) => ({
    rule,
    destination: new ApiDestination({
      rule,
      address: addresses.caseSystem,
      secrets,
      mayCall: () => account.mayCall(rule),
      mayKeep: () => account.mayKeep(rule),
      waits: { firstWaitMs: 250, lastWaitMs: 2000 },
      dataFolder,
    }),
  }));
  const caseSystem = await startCaseSystem({ port: port + 6, dataFolder, key: secrets['incasso/local/case-system'] });
  const eventBridge = await startEventBridge({
    port: port + 5,
    callers: account,
    place: { account: localStage.account, region },
    buses: ['default', ...account.stacks.resources('AWS::Events::EventBus').map(({ ref }) => ref)],
    open: async () => {
      for (const { destination } of destinations) await destination.open();
    },
    keep: async (event) => {
      for (const { destination } of destinations) await destination.keep(event);
    },
  });
  return {
    close: async () => {
      for (const { destination } of destinations) destination.close();
      await Promise.all([eventBridge.close(), caseSystem.close()]);
    },
  };
}
