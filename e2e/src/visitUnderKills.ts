import { setTimeout as wait } from 'node:timers/promises';
import type { LocalCloud } from './LocalCloud';

type Load<Answer> = {
  /** One visit. Calls `tell` for each answer of success; throws when there was none. */
  readonly visit: (tell: (answer: Answer) => Promise<void>) => Promise<void>;
  /** After how many answers of a round everything is killed, in the middle of the other visitors' calls. */
  readonly answersBeforeKill: readonly number[];
  /** How many call at once. */
  readonly visitors: number;
  /** Environment variables of each round's cloud. */
  readonly options?: Readonly<Record<string, string>>;
};

/** Pause of a visitor without an answer: asking again at once would keep the machine busy with refusals. */
const pauseMs = 300;

/** Lets visitors call a cloud that is killed again and again, and leaves it running; answers what they were told. */
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
