import { randomUUID } from 'node:crypto';
import type { AccountInput } from './account/accountSchema';
import { accountPath, SesAccount } from './account/SesAccount';
import type { SesEvent } from './account/SesEvent';
import { FaultPlan, faultsPath } from '../faults/FaultPlan';
import { drainRequest, type HttpAnswer } from '../http/httpAnswer';
import type { RunningServer } from '../http/startServer';
import { startStandIn, type ServerCall } from '../http/startStandIn';
import type { Callers } from '../rights/Callers';
import type { Gatekeeper } from '../signature/verifySignature';
import { MailStore } from './store/MailStore';
import { answerReader } from './answerReader';
import { answerSesCall } from './ses/answerSesCall';
import { sesErrorOfStatus } from './ses/SesError';

/** What the mailbox is told. */
export type MailboxOptions = {
  /** 0 takes a free one. */
  readonly port: number;
  readonly dataFolder: string;
  /** Who may call SES, and what they may do. */
  readonly callers: Callers;
  /** The account at the start; `POST /_account` changes it. */
  readonly account: AccountInput;
  readonly region: string;
  /** Gets what configuration sets publish. */
  readonly onEvent?: (event: SesEvent) => void;
};

/** Starts the SES stand-in and the mailbox that it delivers to. Rejects with Node's error when the port is in use. */
export async function startMailbox({
  port,
  dataFolder,
  callers,
  region,
  onEvent = () => undefined,
  ...options
}: MailboxOptions): Promise<RunningServer> {
  const faults = new FaultPlan();
  const account = new SesAccount(options.account);
  const gatekeeper: Gatekeeper = { secretOf: (id) => callers.secretOf(id), region, service: 'ses' };

  async function answer({ request, path, signal }: ServerCall, store: MailStore): Promise<HttpAnswer | undefined> {
    if (path === faultsPath && request.method === 'POST') return faults.receive(request);
    if (path === accountPath && request.method === 'POST') return account.receive(request);
    if (path === accountPath && request.method === 'GET') return account.tell();
    if (path !== '/' || request.method !== 'POST') {
      await drainRequest(request);
      return answerReader({ method: request.method ?? '', path }, store);
    }
    return faults.apply({
      request,
      path,
      signal,
      answer: () => answerSesCall(request, { store, gatekeeper, callers, account, region, onEvent }),
      refuse: (status, code) => sesErrorOfStatus(status, code).toAnswer(randomUUID()),
    });
  }

  return startStandIn({ port, open: () => openStore(dataFolder), answer });
}

async function openStore(dataFolder: string): Promise<MailStore> {
  const store = new MailStore(dataFolder);
  await store.open();
  return store;
}
