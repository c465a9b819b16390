import { useSelector } from '@xstate/react';
import { useMemo, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import styled from 'styled-components';
import { theme } from '@incasso/frontend/brand/theme';
import { isDraftForTab } from '@incasso/frontend/drafts/browserSession';
import type { WizardStage } from '@incasso/frontend/host/wizardStage';
import { FormNotice } from '@incasso/frontend/forms/FormNotice';
import { Fields } from '@incasso/frontend/layout/Stack';
import { FormServicesProvider } from '../documents/FormServices';
import { draftNoticeText } from '../draft/DraftNotice.text';
import { FailureNotice, type FailureNoticeProps } from './FailureNotice';
import { useStepFocus, type FocusSurroundings, type FormRefs } from './useStepFocus';
import type { SendingPorts } from '../sending/SendingPorts';
import type { SentForm } from './SentForm';

type SendFrameProps = FocusSurroundings & {
  readonly form: SentForm;
  readonly ports: SendingPorts;
  readonly addFiles: (files: Iterable<File>) => void;
  readonly refs: FormRefs;
  /** Default: the form has no stages. */
  readonly stage?: WizardStage;
  readonly children: ReactNode;
};

/** The frame around a form and its confirmation. Moves the focus, and takes files that are dropped on the page. */
export function SendFrame({ form, ports, addFiles, refs, stage, children, ...around }: SendFrameProps) {
  const isDraggedOver = useFileDrop(addFiles);
  const services = useMemo(() => ({ ...ports, addFiles, isDraggedOver }), [ports, addFiles, isDraggedOver]);
  const { frame } = refs;
  useStepFocus(form, refs, around);

  return (
    <FormServicesProvider value={services}>
      <WizardFrame ref={frame} data-stage={stage}>
        {children}
      </WizardFrame>
    </FormServicesProvider>
  );
}

/**
 * A container, so that the content adapts to the wizard's width and not to the screen's. The intrinsic size applies
 * where the parent gives no width.
 */
const WizardFrame = styled(Fields)`
  container-type: inline-size;
  contain-intrinsic-inline-size: 16rem;
  inline-size: 100%;
  max-inline-size: ${theme.width.form};
`;

type SendNoticesProps = Omit<FailureNoticeProps, 'failure'> & { readonly form: SentForm };

/** Says why the form was not sent, that the browser saves no draft of it, or that the former draft is over. */
export function SendNotices({ form, ...notice }: SendNoticesProps) {
  const failure = useSelector(form, ({ context }) => context.failure);
  const isKept = useSelector(form, ({ context }) => context.isKept);
  const isDraftOver = useSelector(form, ({ context }) => context.isDraftOver);
  return (
    <>
      {failure && <FailureNotice failure={failure} {...notice} />}
      {!isKept && <FormNotice kind="info" role="status" title={draftNoticeText.unkept} />}
      {isDraftOver && (
        <FormNotice kind="info" role="status" title={draftNoticeText.over}>
          <p>{draftNoticeText.overBody(isDraftForTab())}</p>
        </FormNotice>
      )}
    </>
  );
}

/**
 * Accepts dropped files anywhere on the page: a missed drop would replace the page by the file. Returns whether files
 * are being dragged over it.
 */
function useFileDrop(onFiles: (files: FileList) => void): boolean {
  const [isDraggedOver, setDraggedOver] = useState(false);
  const take = useEffectEvent(onFiles);

  useEffect(() => {
    const dropTarget = document.documentElement;
    const over = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files') !== true) return;
      event.preventDefault();
      setDraggedOver(true);
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && dropTarget.contains(relatedTarget))) setDraggedOver(false);
    };
    const drop = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files') !== true) return;
      event.preventDefault();
      setDraggedOver(false);
      take(event.dataTransfer.files);
    };
    dropTarget.addEventListener('dragover', over);
    dropTarget.addEventListener('dragleave', leave);
    dropTarget.addEventListener('drop', drop);
    return () => {
      dropTarget.removeEventListener('dragover', over);
      dropTarget.removeEventListener('dragleave', leave);
      dropTarget.removeEventListener('drop', drop);
    };
  }, []);

  return isDraggedOver;
}
