import { useSelector } from '@xstate/react';
import { memo, useEffect, useRef, useSyncExternalStore } from 'react';
import { SecondaryButton } from '@incasso/browser/forms/Button';
import { HiddenWords } from '@incasso/browser/forms/Field.styles';
import { includedDocuments } from '../machine/judgedDocuments';
import type { WizardActor, WizardSnapshot } from '../machine/WizardSnapshot';
import { ProgressBar } from '../documents/ProgressBar';
import { SendingGroup, SendingWords } from './SendingStatus.styles';
import { sendingText } from './SendingStatus.text';
import type { UploadProgress, UploadState } from '../documents/UploadProgress';
import { useLeaveGuard } from './useLeaveGuard';

type SendingStatusProps = {
  readonly wizard: WizardActor;
  readonly progress: UploadProgress;
};

/** A screen reader hears of progress this often, in percent. */
const announcedEvery = 25;

/** How far sending is: seen as it goes, heard at every quarter. Asks before the page is left meanwhile. */
export const SendingStatus = memo(function SendingStatus({ wizard, progress }: SendingStatusProps) {
  const sending = useSelector(wizard, (snapshot) => (snapshot.hasTag('submitting') ? snapshot : undefined));
  const upload = useSyncExternalStore(progress.subscribe, progress.current, progress.current);
  const group = useRef<HTMLDivElement>(null);
  const isSending = sending !== undefined;
  useLeaveGuard(isSending);

  // The button that had the focus is off.
  useEffect(() => {
    if (isSending) group.current?.focus();
  }, [isSending]);

  if (sending === undefined) return <HiddenWords role="status" />;

  const percent = percentSent(sending, upload);
  const cancel = { type: 'submission.cancelled' } as const;
  return (
    <>
      <HiddenWords role="status">{sendingWords(sending, upload, percent - (percent % announcedEvery))}</HiddenWords>
      <SendingGroup ref={group} tabIndex={-1}>
        <SendingWords aria-hidden="true">{sendingWords(sending, upload, percent)}</SendingWords>
        {sending.hasTag('uploading') && <ProgressBar aria-label={sendingText.progress} max={100} value={percent} />}
        {sending.can(cancel) && (
          <>
            <SendingWords>{sendingText.stay}</SendingWords>
            <SecondaryButton type="button" onClick={() => wizard.send(cancel)}>
              {sendingText.cancel}
            </SecondaryButton>
          </>
        )}
      </SendingGroup>
    </>
  );
});

function sendingWords(snapshot: WizardSnapshot, { isWaiting }: UploadState, percent: number): string {
  if (snapshot.hasTag('uploading')) return isWaiting ? sendingText.waiting : sendingText.uploading(percent);
  if (snapshot.matches({ submitting: 'unpacking' }) || snapshot.matches({ submitting: 'reading' }))
    return sendingText.reading;
  return snapshot.context.isRestored ? sendingText.checking : sendingText.sending;
}

function percentSent({ context }: WizardSnapshot, { sentBytes }: UploadState): number {
  const total = includedDocuments(context.documents).reduce((sum, { size }) => sum + size, 0);
  const sent = Array.from(sentBytes.values()).reduce((sum, bytes) => sum + bytes, 0);
  return total === 0 ? 0 : Math.floor((100 * sent) / total);
}
