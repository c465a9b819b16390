import { FaultPlan, faultsPath } from '../faults/FaultPlan';
import { drainRequest, type HttpAnswer } from '../http/httpAnswer';
import type { RunningServer } from '../http/startServer';
import { startStandIn, type ServerCall } from '../http/startStandIn';
import type { Callers } from '../rights/Callers';
import type { SignedService } from '../signature/checkSignature';
import { answerReader } from './answerReader';
import { MailStore } from './MailStore';
import { receiveMail, type Bounce } from './receiveMail';
import { SesError } from './SesError';

/** What the mailbox is told. */
export type MailboxOptions = {
  /** 0 takes a free one. */
  readonly port: number;
  readonly dataFolder: string;
  readonly region: string;
  /** Who may send, and what. */
  readonly callers: Callers;
  /** Hears of each mail that came back, as a fault (`{ "bounce": true }`) asked for. */
  readonly onBounce: (bounce: Bounce) => void;
};

/** SES's name for an error where the fault gives none. */
const likelyCodes: Readonly<Record<number, string>> = { 400: 'MessageRejected', 503: 'ServiceUnavailable' };

/** Starts the mailbox that takes mails as SES does. Rejects with Node's error when the port is in use. */
export async function startMailbox({
  port,
  dataFolder,
  region,
  callers,
  onBounce,
}: MailboxOptions): Promise<RunningServer> {
  const faults = new FaultPlan();
  const service: SignedService = { service: 'ses', region, secretOf: (id) => callers.secretOf(id) };

  async function answer({ request, path, signal }: ServerCall, store: MailStore): Promise<HttpAnswer | undefined> {
    if (path === faultsPath && request.method === 'POST') return faults.receive(request);
    if (path !== '/' || request.method !== 'POST') {
      await drainRequest(request);
      return answerReader({ method: request.method ?? '', path }, store);
    }
    const ports = { store, service, callers };
    return faults.apply({
      request,
      path,
      signal,
      answer: () => receiveMail(request, ports),
      bounce: () => receiveMail(request, ports, onBounce),
      refuse: (status, code = likelyCodes[status] ?? 'InternalFailure') =>
        new SesError(status, code, 'A fault that was asked for.').toAnswer(),
    });
  }

  return startStandIn({ port, open: () => openStore(dataFolder), answer });
}

async function openStore(dataFolder: string): Promise<MailStore> {
  const store = new MailStore(dataFolder);
  await store.open();
  return store;
}
