import { useSelector } from '@xstate/react';
import { useMemo, useRef, type ReactNode } from 'react';
import { FormNotice } from '@incasso/browser/forms/FormNotice';
import type { PartnerPage } from '@incasso/browser/host/PartnerPage';
import type { IntakeFieldName } from '@incasso/contract/intakeFields';
import { FormServicesProvider } from './documents/FormServices';
import { useFileDrop } from './documents/useFileDrop';
import { draftNoticeText } from './draft/DraftNotice.text';
import { FailureNotice, type FailureNoticeProps } from './FailureNotice';
import { useStepFocus } from './useStepFocus';
import { WizardFrame } from './Wizard.styles';
import type { SendingPorts } from './sending/SendingPorts';
import type { SentForm } from './SentForm';

/** References to the elements of a form that take the focus, while they are rendered. */
export function useFormRefs() {
  return {
    frame: useRef<HTMLDivElement>(null),
    form: useRef<HTMLFormElement>(null),
    step: useRef<HTMLFieldSetElement>(null),
    confirmation: useRef<HTMLDivElement>(null),
    notice: useRef<HTMLDivElement>(null),
  };
}

type FormRefs = ReturnType<typeof useFormRefs>;

type SendFrameProps = {
  readonly form: SentForm;
  readonly ports: SendingPorts;
  readonly addFiles: (files: Iterable<File>) => void;
  readonly refs: FormRefs;
  readonly partnerPage?: PartnerPage | undefined;
  /** The field that the visitor edits from the review, or returns from. */
  readonly revisited?: IntakeFieldName | undefined;
  readonly children: ReactNode;
};

/** The frame around a form and its confirmation. Moves the focus, and takes files that are dropped on the page. */
export function SendFrame({ form, ports, addFiles, refs, partnerPage, revisited, children }: SendFrameProps) {
  const focusMoves = useSelector(form, ({ context }) => context.focusMoves);
  const isFileLost = useSelector(form, ({ context }) => context.failure?.kind === 'lost');
  const isDraggedOver = useFileDrop(addFiles);
  const services = useMemo(() => ({ ...ports, addFiles, isDraggedOver }), [ports, addFiles, isDraggedOver]);
  const { frame, step, confirmation, notice } = refs;
  useStepFocus(focusMoves, { frame, step, confirmation, notice, isFileLost, revisited }, partnerPage);

  return (
    <FormServicesProvider value={services}>
      <WizardFrame ref={frame}>{children}</WizardFrame>
    </FormServicesProvider>
  );
}

type SendNoticesProps = Omit<FailureNoticeProps, 'failure'> & { readonly form: SentForm };

/** Says why the form was not sent, or that the browser saves no draft of it. */
export function SendNotices({ form, ...notice }: SendNoticesProps) {
  const failure = useSelector(form, ({ context }) => context.failure);
  const isKept = useSelector(form, ({ context }) => context.isKept);
  return (
    <>
      {failure && <FailureNotice failure={failure} {...notice} />}
      {!isKept && <FormNotice kind="info" role="status" title={draftNoticeText.unkept} />}
    </>
  );
}
