import { useSelector } from '@xstate/react';
import { memo } from 'react';
import { DocumentPicker } from '../documents/DocumentPicker';
import type { UploadProgress } from '../documents/UploadProgress';
import { checkedDocuments } from '../submission/checkedDocuments';
import type { WizardActor } from '../case/WizardSnapshot';
import { useLazyLastStep } from './lazyLastStep';

type StepDocumentsProps = {
  readonly wizard: WizardActor;
  readonly progress: UploadProgress;
  readonly addFiles: (files: Iterable<File>) => void;
  readonly isDraggedOver: boolean;
};

/** The documents of the last step, with a list of what a case usually needs. */
export const StepDocuments = memo(function StepDocuments({
  wizard,
  progress,
  addFiles,
  isDraggedOver,
}: StepDocumentsProps) {
  const documents = checkedDocuments(useSelector(wizard, ({ context }) => context.documents));
  const lastStep = useLazyLastStep(true);
  return (
    <DocumentPicker
      documents={documents}
      progress={progress}
      isDraggedOver={isDraggedOver}
      onPick={() => wizard.send({ type: 'picker.asked' })}
      onAdd={addFiles}
      onLabel={(id, kind) => wizard.send({ type: 'document.labelled', id, kind })}
      onRemove={(id) => wizard.send({ type: 'document.removed', id })}
    >
      {lastStep && <lastStep.UsualDocuments documents={documents} />}
    </DocumentPicker>
  );
});
