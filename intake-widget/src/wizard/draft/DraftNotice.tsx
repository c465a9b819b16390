import { useSelector } from '@xstate/react';
import { memo } from 'react';
import { SecondaryButton } from '@incasso/frontend/forms/Button';
import { isDraftForTab } from '@incasso/frontend/drafts/browserSession';
import { FormNotice } from '@incasso/frontend/forms/FormNotice';
import type { WizardActor } from '../case/WizardSnapshot';
import { draftNoticeText as text } from './DraftNotice.text';
import { WipeDraft } from './WipeDraft';

type DraftNoticeProps = { readonly wizard: WizardActor; readonly onWipe: () => void };

/** Says that a draft was restored, with a button to start again. */
export const DraftNotice = memo(function DraftNotice({ wizard, onWipe }: DraftNoticeProps) {
  const isRestored = useSelector(wizard, (snapshot) => snapshot.context.isRestored && !snapshot.hasTag('submitting'));
  const isChoiceLost = useSelector(wizard, ({ context }) => context.picking === 'lost');

  if (!isRestored) return null;
  return (
    <FormNotice
      kind="info"
      role="status"
      title={text.title}
      actions={<WipeDraft Trigger={SecondaryButton} onWipe={onWipe} />}
    >
      {isChoiceLost && <p>{text.notChosen}</p>}
      <p>{text.body(isDraftForTab())}</p>
    </FormNotice>
  );
});
