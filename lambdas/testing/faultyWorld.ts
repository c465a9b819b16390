import { accept } from '../src/http/result/Result';
import { receiveAddition } from '../src/functions/handle-addition-form/receiveAddition';
import { receiveIntake } from '../src/functions/handle-intake-form/receiveIntake';
import { deliverMails } from '../src/functions/notify-staff/deliverMails';
import type { Mail, Mailer } from '../src/mail/Mailer';
import {
  caseKeys,
  now,
  pdfDocument,
  submissionId,
  validAdditionRequest,
  validAnswers,
  validIntakeRequest,
} from './fixtures';
import { memoryPorts } from './memoryPorts';
import { MemoryStore } from './MemoryStore';
import { runRetryTimer } from './runRetryTimer';
import { deliveryPorts } from './startDelivery';

const draftKey = '9c7a4b1e-5d0f-4e1b-8c2a-3f6d9e0b1a2c';
const changedRequest = validIntakeRequest({
  draftKey,
  revision: 2,
  answers: validAnswers({ phone: '056 36 00 01' }),
  documents: [pdfDocument(), pdfDocument('aanmaning.pdf', 'Aanmaning')],
});

/** The fault of a run: at the nth call to the store or the mailer, before or after the call took effect. */
export type Fault = {
  readonly at: number;
  readonly moment: 'before' | 'after';
  /** The call fails once, or the process is killed and none of its later calls take effect. */
  readonly kind: 'fails' | 'killed';
};

/** The environment of one submission: store, mail service, clock, and processes that start and die. */
export function startWorld(fault?: Fault) {
  let time = now.getTime();
  let calls = 0;
  let isKilled = false;
  const clock = () => new Date(time);
  const store = new MemoryStore(clock);
  const sent: Mail[] = [];

  const strike = (moment: 'before' | 'after') => {
    if (isKilled) throw new Error('killed');
    if (moment === 'before') calls += 1;
    if (fault?.at !== calls || fault.moment !== moment) return;
    isKilled = fault.kind === 'killed';
    if (moment === 'after') calls += 1;
    throw new Error(fault.kind);
  };
  store.hook = (moment) => strike(moment);
  const mailer: Mailer = {
    send: (mail) =>
      Promise.resolve().then(() => {
        strike('before');
        sent.push(mail);
        strike('after');
        return accept(undefined);
      }),
  };
  const ports = deliveryPorts(store, { mailer, now: clock });
  const receive = { ...memoryPorts({ store, now: clock }), caseKeys };

  /** Runs work in a new process; `undefined` when it failed or died. */
  async function attempt<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    isKilled = false;
    try {
      return await work();
    } catch {
      return undefined;
    }
  }

  return {
    store,
    sent,
    callCount: () => calls,
    submit: () => attempt(() => receiveIntake(validIntakeRequest({ draftKey }), receive)),
    change: () => attempt(() => receiveIntake(changedRequest, receive)),
    add: () => attempt(() => receiveAddition(validAdditionRequest(), receive)),
    event: () => attempt(() => deliverMails(submissionId, ports)),
    retry: () => {
      time += 15 * 60_000;
      return attempt(() => runRetryTimer(ports));
    },
  };
}

export type World = ReturnType<typeof startWorld>;
