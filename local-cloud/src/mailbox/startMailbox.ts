import type { IncomingMessage } from 'node:http';
import { FaultPlan, faultsPath } from '../faults';
import { drainRequest, sendAnswer, type HttpAnswer } from '../http/httpAnswer';
import { startServer, type RunningServer } from '../http/startServer';
import type { Gatekeeper } from '../signature/verifySignature';
import { MailStore } from './MailStore';
import { answerReader } from './answerReader';
import { answerSesCall } from './sesApi';
import { SesError, sesErrorOfStatus } from './SesError';

/** What the mailbox is told. */
export type MailboxOptions = {
  /** 0 takes a free one. */
  readonly port: number;
  readonly dataFolder: string;
  /** Whose signatures open SES; without it every call is taken. */
  readonly callers?: Omit<Gatekeeper, 'service'>;
};

/** Starts the SES stand-in and the mailbox that it delivers to. Rejects with Node's error when the port is in use. */
export async function startMailbox({ port, dataFolder, callers }: MailboxOptions): Promise<RunningServer> {
  const store = new MailStore(dataFolder);
  await store.open();
  const faults = new FaultPlan();
  const gatekeeper = callers && { ...callers, service: 'ses' };

  async function answer(request: IncomingMessage, signal: AbortSignal): Promise<HttpAnswer | undefined> {
    const [path = ''] = (request.url ?? '').split('?');
    if (path === faultsPath && request.method === 'POST') return faults.receive(request);
    if (path !== '/' || request.method !== 'POST') return answerReader({ method: request.method ?? '', path }, store);
    return faults.apply({
      request,
      path,
      signal,
      answer: () => answerSesCall(request, { store, gatekeeper }),
      refuse: (status) => sesErrorOfStatus(status).toAnswer('fault'),
    });
  }

  return startServer({
    port,
    async handle(request, response) {
      const gone = new AbortController();
      response.once('close', () => gone.abort());
      const made = await answer(request, gone.signal).catch((fault: unknown) => {
        if (request.errored === null) process.stderr.write(`Mailbox: ${String(fault)}\n`);
        return new SesError('InternalFailure', 'The mailbox could not do this.').toAnswer('fault');
      });
      await drainRequest(request);
      if (made === undefined) response.destroy();
      else await sendAnswer(response, made);
    },
  });
}
