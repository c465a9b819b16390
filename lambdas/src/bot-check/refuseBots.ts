import { refuse, type Refusal } from '../results/Result';
import type { BotCheck } from './BotCheck';

/** Refuses a call whose token does not pass; `undefined` when it does. */
export async function refuseBots(
  botCheck: BotCheck,
  claim: Parameters<BotCheck['check']>[0],
): Promise<Refusal | undefined> {
  const verdict = await botCheck.check(claim);
  switch (verdict.kind) {
    case 'passed':
      return undefined;
    case 'refused':
      return refuse('bot_check_failed', { reason: verdict.reason });
    case 'unavailable':
      return refuse('unavailable', { reason: 'bot_check' });
  }
}
