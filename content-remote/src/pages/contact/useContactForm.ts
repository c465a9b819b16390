import type { CallFailure, CallResult } from '@incasso/frontend/api/CallFailure';
import type { ContactSubmission } from '@incasso/frontend/api/submitContact';
import type { FormBotCheck } from '@incasso/frontend/bot-check/useBotCheck';
import { useBotSignals } from '@incasso/frontend/bot-signals/useBotSignals';
import { firstInvalid } from '@incasso/frontend/forms/formFields';
import { useHostServices } from '@incasso/frontend/host/services';
import { useErrorToast } from '@incasso/frontend/toasts/useErrorToast';
import { contactMessageSchema, type ContactMessage } from '@incasso/contract/contactMessage';
import { fieldFaults } from '@incasso/contract/fieldFaults';
import { messages } from '@incasso/contract/messages';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import * as v from 'valibot';
import { whenSeen } from '../../blocks/whenSeen';
import { useKeptMessage } from './useKeptMessage';

type MessageErrors = Readonly<Partial<Record<keyof ContactMessage, string>>>;

/** Dependencies of the contact form, which tests replace. */
export type ContactFormPorts = {
  readonly botCheck: FormBotCheck;
  readonly send: (submission: ContactSubmission) => Promise<CallResult<unknown>>;
};

export function useContactForm({ botCheck, send }: ContactFormPorts) {
  const { showToast } = useHostServices();
  const errorToast = useErrorToast();
  const signals = useBotSignals();
  const formRef = useRef<HTMLFormElement>(null);
  const { values, keep, idOf, forget } = useKeptMessage(formRef);
  const check = useEarlyCheck(formRef, botCheck);
  const [status, setStatus] = useState<'editing' | 'sending' | 'failed'>('editing');
  const [errors, setErrors] = useState<MessageErrors>({});

  useEffect(() => {
    if (formRef.current !== null && Object.keys(errors).length > 0) firstInvalid(formRef.current)?.focus();
  }, [errors]);

  const submit = async () => {
    const form = formRef.current;
    if (form === null || status === 'sending') return;
    errorToast.withdraw();
    const parsed = v.safeParse(contactMessageSchema, values());
    setErrors(errorsOf(fieldFaults(parsed.issues)));
    setStatus(parsed.success ? 'sending' : 'editing');
    if (!parsed.success) return;

    const message = parsed.output;
    const recaptchaToken = await botCheck.token().catch(() => undefined);
    const result =
      recaptchaToken === undefined
        ? unproven
        : await send({ message, recaptchaToken, signals: signals.read(form), submissionId: idOf(message) });
    if (!result.ok) {
      setErrors(errorsOf(result.failure.kind === 'refused' ? result.failure.fields : []));
      setStatus('failed');
      errorToast.show(failureMessage(result.failure));
      return;
    }
    setStatus('editing');
    form.reset();
    forget();
    showToast({ kind: 'success', text: messages.contactSucceeded });
  };

  return {
    ...{ formRef, errors, keep, submit },
    ...check,
    isSending: status === 'sending',
    hasFailed: status === 'failed',
    canSubmit: botCheck.isReady && status !== 'sending',
  };
}

/** As the server refuses a message whose bot check failed */
const unproven: CallResult<never> = {
  ok: false,
  failure: { kind: 'refused', status: 422, code: 'bot_check_failed', fields: [] },
};

function failureMessage(failure: CallFailure): string {
  const isUnproven = failure.kind === 'refused' && failure.code === 'bot_check_failed';
  return isUnproven ? messages.botCheckFailed : messages.contactFailed;
}

function errorsOf(faults: readonly { readonly field: string; readonly error: string }[]): MessageErrors {
  return Object.fromEntries(faults.map(({ field, error }) => [field, error]));
}

/** Starts the bot check before the message is sent, and returns whether the visitor has to wait for it. */
function useEarlyCheck(form: RefObject<HTMLFormElement | null>, botCheck: FormBotCheck) {
  const { loadSiteConfig } = useHostServices();
  const [isWanted, setWanted] = useState(false);
  const prepare = useCallback(() => {
    setWanted(true);
    botCheck.prepare();
  }, [botCheck]);

  useEffect(() => {
    if (form.current === null) return;
    const prepareOwnCheck = async () => {
      const config = await loadSiteConfig();
      if (config.botCheck.provider === 'altcha') botCheck.prepare();
    };
    return whenSeen(form.current, () => {
      // The visitor may have entered the form before hydration.
      if (form.current?.contains(document.activeElement) === true) prepare();
      // Visitors who only view the form send Google nothing: its check begins once they use it.
      else void prepareOwnCheck().catch(() => undefined);
    });
  }, [form, loadSiteConfig, botCheck, prepare]);

  return { prepare, isPreparing: isWanted && !botCheck.isReady };
}
