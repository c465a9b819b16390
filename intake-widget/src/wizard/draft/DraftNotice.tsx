import { useSelector } from '@xstate/react';
import { memo, useState } from 'react';
import { Button, SecondaryButton } from '@incasso/browser/forms/Button';
import { FormNotice } from '@incasso/browser/forms/FormNotice';
import { draftLifetimeHours } from '@incasso/contract/retention';
import type { WizardActor } from '../machine/WizardSnapshot';
import { newDraftIds } from './newDraftIds';

const draftNoticeText = {
  title: 'Uw vorige aanvraag staat er nog',
  body: `U gaat verder waar u gebleven was. Alles staat alleen in uw eigen browser en verdwijnt als u indient, de browser sluit, of ${String(draftLifetimeHours)} uur niets wijzigt.`,
  restart: 'Opnieuw beginnen',
  question: 'Alles wissen wat u hebt ingevuld en toegevoegd?',
  confirm: 'Ja, alles wissen',
  keep: 'Nee, behouden',
  unkept: 'Uw browser bewaart dit formulier niet. Herlaad of sluit deze pagina niet voor u indient.',
} as const;

/** Says that a draft came back, with a way to start again, which asks first; or that the browser keeps none. */
export const DraftNotice = memo(function DraftNotice({ wizard }: { wizard: WizardActor }) {
  const [isAsking, setAsking] = useState(false);
  const isKept = useSelector(wizard, ({ context }) => context.isKept);
  const isRestored = useSelector(wizard, (snapshot) => snapshot.context.isRestored && !snapshot.hasTag('submitting'));
  const restart = () => wizard.send({ type: 'draft.discarded', next: newDraftIds() });

  return (
    <>
      {!isKept && <FormNotice kind="info" role="status" title={draftNoticeText.unkept} />}
      {isRestored && (
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
          {!isAsking && <p>{draftNoticeText.body}</p>}
        </FormNotice>
      )}
    </>
  );
});
