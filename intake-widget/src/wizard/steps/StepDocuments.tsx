import { useSelector } from '@xstate/react';
import { memo } from 'react';
import { DocumentPicker } from '../documents/DocumentPicker';
import { checkedDocuments } from '../submission/checkedDocuments';
import type { WizardActor } from '../case/WizardSnapshot';
import { useLazyLastStep } from './lazyLastStep';

/** The documents of the last step, with a list of what a case usually needs. */
export const StepDocuments = memo(function StepDocuments({ wizard }: { readonly wizard: WizardActor }) {
  const documents = checkedDocuments(useSelector(wizard, ({ context }) => context.documents));
  const lastStep = useLazyLastStep(true);
  return (
    <DocumentPicker
      documents={documents}
      onPick={() => wizard.send({ type: 'picker.asked' })}
      onLabel={(id, kind) => wizard.send({ type: 'document.labelled', id, kind })}
      onRemove={(id) => wizard.send({ type: 'document.removed', id })}
    >
      {lastStep && <lastStep.UsualDocuments documents={documents} />}
    </DocumentPicker>
  );
});
