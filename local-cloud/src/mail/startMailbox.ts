import { FaultPlan } from '../http/FaultPlan';
import { startServer, type RunningServer } from '../http/startServer';
import { answerReader } from './answerReader';
import { MailStore } from './MailStore';
import { receiveMail, type Bounce } from './receiveMail';
import { SesError } from './SesError';

export type MailboxOptions = {
  readonly port: number;
  readonly dataFolder: string;
  /** Called for each mail that bounces through the fault `{ "bounce": true }`. */
  readonly onBounce: (bounce: Bounce) => void;
};

/** SES's error code if the fault gives none. */
const likelyCodes: Readonly<Record<number, string>> = { 400: 'MessageRejected', 503: 'ServiceUnavailable' };

/** Starts the mailbox, which accepts mails as SES does. Rejects with Node's error if the port is in use. */
export async function startMailbox({ port, dataFolder, onBounce }: MailboxOptions): Promise<RunningServer> {
  const faults = new FaultPlan();
  const store = new MailStore(dataFolder);
  await store.open();

  return startServer({
    port,
    answer: (call) => {
      const { request, method, path } = call;
      if (method === 'GET' || method === 'HEAD') return answerReader(path, store);
      return faults.apply(call, {
        answer: () => receiveMail(request, store),
        bounce: () => receiveMail(request, store, onBounce),
        refuse: (status, code = likelyCodes[status] ?? 'InternalFailure') =>
          new SesError(status, code, 'A fault that was asked for.').toAnswer(),
      });
    },
  });
}
