import { newSubmissionId } from '@incasso/frontend/api/newSubmissionId';
import type { CallResult } from '@incasso/frontend/api/CallFailure';
import type { ContactSubmission } from '@incasso/frontend/api/submitContact';
import type { FormBotCheck } from '@incasso/frontend/bot-check/useBotCheck';
import { useBotSignals } from '@incasso/frontend/bot-signals/useBotSignals';
import { fieldId } from '@incasso/frontend/forms/fieldId';
import { fieldValues } from '@incasso/frontend/forms/fieldValues';
import { firstInvalid } from '@incasso/frontend/forms/firstInvalid';
import { useHostServices } from '@incasso/frontend/host/services';
import { writeEntries } from '@incasso/frontend/prerender/formEntries';
import { useErrorToast } from '@incasso/frontend/toasts/useErrorToast';
import { contactFieldNames, contactMessageSchema, type ContactMessage } from '@incasso/contract/contactMessage';
import { fieldFaults } from '@incasso/contract/fieldFaults';
import { messages } from '@incasso/contract/messages';
import { useCallback, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { whenSeen } from '../../blocks/whenSeen';
import { keepMessage, readKeptMessage } from './keptMessage';

type MessageErrors = Readonly<Partial<Record<keyof ContactMessage, string>>>;

type State = { readonly status: 'editing' | 'sending' | 'failed'; readonly errors: MessageErrors };

/** Dependencies of the contact form, which tests replace. */
export type ContactFormPorts = {
  readonly botCheck: FormBotCheck;
  readonly send: (submission: ContactSubmission) => Promise<CallResult<unknown>>;
};

export function useContactForm({ botCheck, send }: ContactFormPorts) {
  const host = useHostServices();
  const errorToast = useErrorToast();
  const signals = useBotSignals();
  const formRef = useRef<HTMLFormElement>(null);
  const [kept] = useState(readKeptMessage);
  const sent = useRef(kept.sent);
  const [{ status, errors }, setState] = useState<State>({ status: 'editing', errors: {} });
  const [isPreparing, setPreparing] = useState(false);
  const prepare = useCallback(() => {
    setPreparing(true);
    botCheck.prepare();
  }, [botCheck]);

  const values = () => (formRef.current === null ? {} : fieldValues(formRef.current, contactFieldNames));
  const keep = () => keepMessage({ values: values(), sent: sent.current });

  useEffect(() => {
    const entries = Object.entries(kept.values).map(([name, value = '']) => ({
      id: fieldId({ name }),
      name,
      value,
      isChecked: false,
      files: null,
    }));
    if (formRef.current !== null) writeEntries(formRef.current, entries);
  }, [kept]);

  // Google must not hear of visitors who only see the form: its check begins once they use it.
  useEffect(() => {
    if (formRef.current === null) return;
    const prepareOwnCheck = async () => {
      const { botCheck: check } = await host.loadSiteConfig();
      if (check.provider === 'altcha') botCheck.prepare();
    };
    return whenSeen(formRef.current, () => void prepareOwnCheck().catch(() => undefined));
  }, [host, botCheck]);

  // The visitor may have entered the form before hydration.
  useEffect(() => {
    if (formRef.current?.contains(document.activeElement) === true) prepare();
  }, [prepare]);

  useEffect(() => {
    if (formRef.current !== null && Object.keys(errors).length > 0) firstInvalid(formRef.current)?.focus();
  }, [errors]);

  const fail = (text: string, found: MessageErrors = {}) => {
    setState({ status: 'failed', errors: found });
    errorToast.show(text);
  };

  const submit = async () => {
    const form = formRef.current;
    if (form === null || status === 'sending') return;
    errorToast.withdraw();
    const { message, errors: found } = checkMessage(values());
    if (message === undefined) {
      setState({ status: 'editing', errors: found });
      return;
    }
    setState({ status: 'sending', errors: {} });

    let recaptchaToken;
    try {
      recaptchaToken = await botCheck.token();
    } catch {
      fail(messages.botCheckFailed);
      return;
    }

    // A retry of the same message keeps its id: the server must not deliver it twice after a lost response.
    const content = JSON.stringify(message);
    if (sent.current?.content !== content) sent.current = { content, submissionId: newSubmissionId() };
    const { submissionId } = sent.current;
    keep();

    const result = await send({ message, recaptchaToken, signals: signals.read(form), submissionId });
    if (result.ok) {
      setState({ status: 'editing', errors: {} });
      form.reset();
      sent.current = undefined;
      keepMessage(undefined);
      host.showToast({ kind: 'success', text: messages.contactSucceeded });
      return;
    }
    const { failure } = result;
    const isBotFailure = failure.kind === 'refused' && failure.code === 'bot_check_failed';
    const refused = failure.kind === 'refused' ? failure.fields : [];
    fail(
      isBotFailure ? messages.botCheckFailed : messages.contactFailed,
      Object.fromEntries(refused.map(({ field, error }) => [field, error])),
    );
  };

  return {
    formRef,
    errors,
    isSending: status === 'sending',
    isPreparing: isPreparing && !botCheck.isReady,
    hasFailed: status === 'failed',
    canSubmit: botCheck.isReady && status !== 'sending',
    prepare,
    keep,
    submit,
  };
}

/** Validates the form by the contract's schema. Returns a message, or the errors. */
function checkMessage(values: unknown): {
  readonly message: ContactMessage | undefined;
  readonly errors: MessageErrors;
} {
  const parsed = v.safeParse(contactMessageSchema, values);
  if (parsed.success) return { message: parsed.output, errors: {} };
  const entries = fieldFaults(parsed.issues).map(({ field, error }): [string, string] => [field, error]);
  return { message: undefined, errors: Object.fromEntries(entries) };
}
