import type { CallResult } from '@incasso/frontend/api/CallFailure';
import type { Toast } from '@incasso/frontend/host/services';
import { ToastList } from '@incasso/frontend/toasts/ToastList';
import { createActor, SimulatedClock } from 'xstate';
import type { AdditionDraft } from '../addition/AdditionContext';
import { openAddition, provideAddition, type AdditionPorts } from '../addition/provideAddition';
import { fakeDraftStore, fakeSendingPorts } from './fakePorts';

/** The case that it adds to. */
export const caseId = '7b0e8a94-58f4-4d6c-9d5b-0a5f2c1e4d3b';
const stored: CallResult<unknown> = { ok: true, answer: {} };

/** A running addition with in-memory ports. Each call gets the next of the answers, then success. */
export function startAddition(changes: Partial<AdditionPorts> = {}, answers: CallResult<unknown>[] = []) {
  const sent: Parameters<AdditionPorts['submit']>[0][] = [];
  const toasts: Toast[] = [];
  const onScreen = new ToastList();
  const clock = new SimulatedClock();
  const ports = {
    ...fakeSendingPorts(),
    caseId,
    drafts: fakeDraftStore<AdditionDraft>(),
    readDocument: ({ name }: File) =>
      Promise.resolve(name.endsWith('.exe') ? { refusal: 'macros' as const } : { sha256: name.padEnd(64, '0') }),
    submit: (addition: Parameters<AdditionPorts['submit']>[0]) => {
      sent.push(addition);
      return Promise.resolve(answers.shift() ?? stored);
    },
    showToast: (toast: Toast) => {
      toasts.push(toast);
      return onScreen.show(toast);
    },
    onRestored: jest.fn(),
    ...changes,
  };
  const addition = createActor(provideAddition(ports), { clock, input: { submissionId: 'of now' } }).start();
  const close = openAddition(addition, ports);
  const errorsOnScreen = () => onScreen.toasts().flatMap(({ kind, text }) => (kind === 'error' ? [text] : []));
  return { addition, clock, close, ports, sent, toasts, errorsOnScreen };
}
