import { memo, useEffect, useRef, useSyncExternalStore } from 'react';
import { SecondaryButton } from '@incasso/browser/forms/Button';
import { HiddenWords } from '@incasso/browser/forms/Field.styles';
import { includedDocuments } from '../submission/checkedDocuments';
import type { WizardDocument } from '../submission/WizardDocument';
import { ProgressBar } from '../documents/ProgressBar';
import { SendingGroup, SendingWords } from './SendingStatus.styles';
import { useFormServices } from '../documents/FormServices';
import type { SendingPhase } from './sendingPhaseOf';
import { sendingText } from './SendingStatus.text';
import type { UploadState } from '../documents/UploadProgress';

type SendingStatusProps = {
  /** Default: nothing is being sent. */
  readonly phase: SendingPhase | undefined;
  readonly documents: readonly WizardDocument[];
  readonly onCancel: () => void;
};

/** Percentage between two announcements of progress to a screen reader. */
const announcedEvery = 25;

/** Shows the progress of sending; screen readers announce every quarter. */
export const SendingStatus = memo(function SendingStatus({ phase, documents, onCancel }: SendingStatusProps) {
  const { progress } = useFormServices();
  const upload = useSyncExternalStore(progress.subscribe, progress.current, progress.current);
  const group = useRef<HTMLDivElement>(null);
  const isSending = phase !== undefined;

  // The button that had the focus is now disabled.
  useEffect(() => {
    if (isSending) group.current?.focus();
  }, [isSending]);

  if (phase === undefined) return <HiddenWords role="status" />;

  const percent = percentSent(documents, upload);
  return (
    <>
      <HiddenWords role="status">{sendingWords(phase, upload, percent - (percent % announcedEvery))}</HiddenWords>
      <SendingGroup ref={group} tabIndex={-1}>
        <SendingWords aria-hidden="true">{sendingWords(phase, upload, percent)}</SendingWords>
        {phase === 'uploading' && (
          <>
            <ProgressBar aria-label={sendingText.progress} max={100} value={percent} />
            <SendingWords>{sendingText.stay}</SendingWords>
            <SecondaryButton type="button" onClick={onCancel}>
              {sendingText.cancel}
            </SecondaryButton>
          </>
        )}
      </SendingGroup>
    </>
  );
});

function sendingWords(phase: SendingPhase, { isWaiting }: UploadState, percent: number): string {
  if (phase !== 'uploading') return sendingText[phase];
  return isWaiting ? sendingText.waiting : sendingText.uploading(percent);
}

function percentSent(documents: readonly WizardDocument[], { sentBytes }: UploadState): number {
  const total = includedDocuments(documents).reduce((sum, { size }) => sum + size, 0);
  const sent = Array.from(sentBytes.values()).reduce((sum, bytes) => sum + bytes, 0);
  return total === 0 ? 0 : Math.floor((100 * sent) / total);
}
