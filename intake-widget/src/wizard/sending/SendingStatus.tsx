import { memo, useEffect, useRef, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { theme } from '@incasso/frontend/brand/theme';
import { HiddenWords } from '@incasso/frontend/forms/Field.styles';
import { SmallPrint } from '@incasso/frontend/layout/SmallPrint';
import { Row, Stack } from '@incasso/frontend/layout/Stack';
import { QuietButton } from '@incasso/frontend/ui/QuietButton';
import { includedDocuments } from '../submission/checkedDocuments';
import type { WizardDocument } from '../submission/WizardDocument';
import { ProgressBar } from '../documents/ProgressBar';
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

/** Shows the progress of sending, above the buttons; screen readers announce every quarter. */
export const SendingStatus = memo(function SendingStatus({ phase, documents, onCancel }: SendingStatusProps) {
  const { progress } = useFormServices();
  const upload = useSyncExternalStore(progress.subscribe, progress.current, progress.current);
  const isOnline = useSyncExternalStore(subscribeToConnection, isConnected, () => true);
  const group = useRef<HTMLDivElement>(null);
  const isSending = phase !== undefined;

  // The button that had the focus is now disabled.
  useEffect(() => {
    if (isSending) group.current?.focus();
  }, [isSending]);

  if (phase === undefined) return <HiddenWords role="status" />;

  const included = includedDocuments(documents);
  const percent = percentSent(included, upload);
  const wordsAt = (shown: number) => {
    if (!isOnline && phase !== 'reading') return sendingText.waiting;
    return phase === 'uploading' ? sendingText.uploading(shown) : sendingText[phase];
  };
  return (
    <>
      <HiddenWords role="status">{wordsAt(percent - (percent % announcedEvery))}</HiddenWords>
      <SendingGroup ref={group} tabIndex={-1}>
        <Row as="p" $gap="0 m" $isSpread>
          <span aria-hidden="true">{wordsAt(percent)}</span>
          {phase === 'uploading' && (
            <QuietButton type="button" onClick={onCancel}>
              {sendingText.cancel}
            </QuietButton>
          )}
        </Row>
        {phase === 'uploading' && (
          <>
            <ProgressBar aria-label={sendingText.progress} max={100} value={percent} />
            <SmallPrint>
              {uploadedWords(included, upload)} {sendingText.stay}
            </SmallPrint>
          </>
        )}
      </SendingGroup>
    </>
  );
});

const isConnected = () => navigator.onLine;

function subscribeToConnection(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

type Sized = Pick<WizardDocument, 'id' | 'size'>;

function uploadedWords(documents: readonly Sized[], { sentBytes }: UploadState): string {
  const { length } = documents.filter(({ id, size }) => sentBytes.get(id) === size);
  return sendingText.uploaded(length, documents.length);
}

function percentSent(documents: readonly Sized[], { sentBytes }: UploadState): number {
  const total = documents.reduce((sum, { size }) => sum + size, 0);
  const sent = Array.from(sentBytes.values()).reduce((sum, bytes) => sum + bytes, 0);
  return total === 0 ? 0 : Math.floor((100 * sent) / total);
}

const SendingGroup = styled(Stack).attrs({ $gap: 's' })`
  border-block-start: 1px solid ${theme.color.rule};
  padding-block-start: ${theme.space.m};
  font-variant-numeric: tabular-nums;
  scroll-margin-block: ${theme.space.m} calc(${theme.toastsRoom} + 6rem);

  /* It has the focus only because the button that was pressed is off. */
  &:focus {
    outline: none;
    box-shadow: none;
  }
`;
