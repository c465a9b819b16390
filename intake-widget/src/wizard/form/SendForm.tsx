import { useSelector } from '@xstate/react';
import { useCallback, type ReactNode, type Ref, type SyntheticEvent } from 'react';
import { Fields } from '@incasso/frontend/layout/Stack';
import { Honeypot } from '@incasso/frontend/bot-signals/Honeypot';
import { useFormServices } from '../documents/FormServices';
import { sendingPhaseOf } from '../sending/sendingPhaseOf';
import type { SendingStatus } from '../sending/SendingStatus';
import { useLeaveGuard } from '../sending/useLeaveGuard';
import type { SentForm } from './SentForm';

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
