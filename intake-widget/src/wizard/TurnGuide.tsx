import { shallowEqual, useSelector } from '@xstate/react';
import { memo } from 'react';
import { usePageTitle } from '@incasso/contract/browser/forms/usePageTitle';
import type { Embedding } from '@incasso/contract/browser/host/embedding';
import { confirmationText } from './Confirmation.text';
import { stepNumberOf, type WizardActor, type WizardSnapshot } from './machine/WizardSnapshot';
import { useLeaveGuard } from './sending/useLeaveGuard';
import { steps } from './steps/steps.text';
import { useTurnFocus, type TurnPlaces } from './useTurnFocus';
import { wizardText } from './Wizard.text';

type TurnGuideProps = {
  readonly wizard: WizardActor;
  readonly places: TurnPlaces;
  readonly embedding: Embedding | undefined;
};

/** Leads the visitor as the wizard goes on: by the focus, by the page's title, and by asking before the page is left. */
export const TurnGuide = memo(function TurnGuide({ wizard, places, embedding }: TurnGuideProps) {
  const { errorCount, part, ...turn } = useSelector(wizard, viewOf, shallowEqual);
  useTurnFocus(turn, places, embedding);
  usePageTitle({ errorCount, part });
  useLeaveGuard(turn.isSubmitting);
  return null;
});

function viewOf(snapshot: WizardSnapshot) {
  const { turn, failure, problems } = snapshot.context;
  return {
    turn,
    hasFailed: failure !== undefined,
    isSubmitting: snapshot.hasTag('submitting'),
    errorCount: Object.keys(problems).length,
    part: titlePart(snapshot),
  };
}

/** Where one is, for the title. At the start it stays as it was prerendered. */
function titlePart(snapshot: WizardSnapshot): string | undefined {
  if (snapshot.hasTag('succeeded')) return confirmationText.title;
  const { number, title } = steps[stepNumberOf(snapshot) - 1] ?? steps[0];
  return number === 1 && snapshot.context.turn === 0 ? undefined : wizardText.pageTitle(number, title);
}
