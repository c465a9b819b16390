import { setTimeout as wait } from 'node:timers/promises';
import type { LocalCloud } from './LocalCloud';

type Load<Answer> = {
  /** One visit. Calls `tell` for each successful response; throws if there was none. */
  readonly visit: (tell: (answer: Answer) => Promise<void>) => Promise<void>;
  /** Successful responses of a round before everything is killed, in the middle of other visitors' calls. */
  readonly answersBeforeKill: readonly number[];
  /** Number of concurrent visitors. */
  readonly visitors: number;
  /** Environment variables of each round's cloud. */
  readonly options?: Readonly<Record<string, string>>;
};

/** Pause after a failed visit: an immediate retry would keep the machine busy with refusals. */
const pauseMs = 300;

/** Runs visits on a cloud that is killed again and again, and leaves it running; returns the successful responses. */
export async function visitUnderKills<Answer>(
  cloud: LocalCloud,
  { visit, answersBeforeKill, visitors, options = {} }: Load<Answer>,
) {
  const answered: Answer[] = [];
  let unanswered = 0;
  for (const answers of answersBeforeKill) {
    await cloud.start(options);
    const enough = answered.length + answers;
    let end: Promise<unknown> | undefined;
    const isRunning = () => end === undefined;
    const tell = async (answer: Answer) => {
      answered.push(answer);
      if (answered.length >= enough) await (end ??= cloud.end('SIGKILL'));
    };
    const visitAgain = async () => {
      while (isRunning()) {
        await visit(tell).catch(() => {
          unanswered += 1;
          return wait(pauseMs);
        });
      }
    };
    await Promise.all(Array.from({ length: visitors }, visitAgain));
  }
  await cloud.start(options);
  return { answered, unanswered };
}
