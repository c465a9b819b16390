import { useSelector } from '@xstate/react';
import { memo, useState } from 'react';
import { Button, SecondaryButton } from '@incasso/browser/forms/Button';
import { FormNotice } from '@incasso/browser/forms/FormNotice';
import type { WizardActor } from '../case/WizardSnapshot';
import { newDraftIds } from './continueAsCopy';
import { draftNoticeText } from './DraftNotice.text';

/** Says that a draft was restored, with a button to start again, which asks for confirmation. */
export const DraftNotice = memo(function DraftNotice({ wizard }: { wizard: WizardActor }) {
  const [isAsking, setAsking] = useState(false);
  const isRestored = useSelector(wizard, (snapshot) => snapshot.context.isRestored && !snapshot.hasTag('submitting'));
  const isChoiceLost = useSelector(wizard, ({ context }) => context.picking === 'lost');
  const restart = () => wizard.send({ type: 'draft.discarded', next: newDraftIds() });

  if (!isRestored) return null;
  return (
    <FormNotice
      kind="info"
      role="status"
      title={isAsking ? draftNoticeText.question : draftNoticeText.title}
      actions={
        isAsking ? (
          <>
            <Button type="button" onClick={restart}>
              {draftNoticeText.confirm}
            </Button>
            <SecondaryButton type="button" onClick={() => setAsking(false)}>
              {draftNoticeText.keep}
            </SecondaryButton>
          </>
        ) : (
          <SecondaryButton type="button" onClick={() => setAsking(true)}>
            {draftNoticeText.restart}
          </SecondaryButton>
        )
      }
    >
      {!isAsking && isChoiceLost && <p>{draftNoticeText.notChosen}</p>}
      {!isAsking && <p>{draftNoticeText.body}</p>}
    </FormNotice>
  );
});
