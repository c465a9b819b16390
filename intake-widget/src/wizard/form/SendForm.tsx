import { useSelector } from '@xstate/react';
import { useCallback, type ReactNode, type Ref, type SyntheticEvent, useEffect } from 'react';
import { Fields } from '@incasso/frontend/layout/Stack';
import { Honeypot } from '@incasso/frontend/bot-signals/Honeypot';
import { useFormServices } from '../documents/FormServices';
import { sendingPhaseOf } from '../sending/sendingPhaseOf';
import type { SendingStatus } from '../sending/SendingStatus';
import type { SentForm } from './SentForm';
import { sendingText } from '../sending/SendingStatus.text';

type SendFormProps = {
  readonly form: SentForm;
  readonly label: string;
  readonly formRef: Ref<HTMLFormElement>;
  /** Default: its code has not loaded yet. */
  readonly Status: typeof SendingStatus | undefined;
  readonly children: ReactNode;
  readonly buttons: ReactNode;
};

/** A form with its fields, the state of sending, and its buttons. */
export function SendForm({ form, label, formRef, Status, children, buttons }: SendFormProps) {
  const { prepareToken } = useFormServices();
  const isSubmitting = useSelector(form, (snapshot) => snapshot.hasTag('submitting'));
  const submission = useSelector(form, (snapshot) => snapshot.children.submission);
  const phase = useSelector(submission, sendingPhaseOf);
  const documents = useSelector(form, ({ context }) => context.documents);
  const cancel = useCallback(() => submission?.send({ type: 'submission.cancelled' }), [submission]);
  useLeaveGuard(isSubmitting);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    form.send({ type: 'form.submitted' });
  };

  // `method="dialog"` submits nothing, so that no input ends up in a URL before hydration.
  return (
    <Fields
      as="form"
      ref={formRef}
      method="dialog"
      noValidate
      aria-label={label}
      data-sending={isSubmitting || undefined}
      // While sending, the status takes the focus. It must not start to compute another token.
      onFocus={isSubmitting ? undefined : prepareToken}
      onSubmit={submit}
    >
      {children}
      <Honeypot />
      {Status && <Status phase={isSubmitting ? phase : undefined} documents={documents} onCancel={cancel} />}
      {buttons}
    </Fields>
  );
}

/**
 * Asks for confirmation before the page is left while something is being sent. The browser does so when the document is
 * unloaded, this hook on client-side navigation.
 */
function useLeaveGuard(isSending: boolean): void {
  useEffect(() => {
    if (!isSending) return;
    const askByBrowser = (event: BeforeUnloadEvent) => event.preventDefault();
    const askAtLink = (event: MouseEvent) => {
      if (!leadsElsewhere(event) || confirm(sendingText.leave)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('beforeunload', askByBrowser);
    addEventListener('click', askAtLink, { capture: true });
    return () => {
      removeEventListener('beforeunload', askByBrowser);
      removeEventListener('click', askAtLink, { capture: true });
    };
  }, [isSending]);
}

/** Whether the click opens another page of this site in this tab. */
function leadsElsewhere({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === null || link.target === '_blank' || ctrlKey || metaKey || shiftKey) return false;
  return link.origin === location.origin && link.pathname !== location.pathname;
}
