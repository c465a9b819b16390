import { shallowEqual, useSelector } from '@xstate/react';
import { memo } from 'react';
import type { Embedding } from '@incasso/contract/browser/host/embedding';
import type { WizardActor, WizardSnapshot } from './machine/WizardSnapshot';
import { useLeaveGuard } from './sending/useLeaveGuard';
import { useTurnFocus, type TurnPlaces } from './useTurnFocus';

type TurnGuideProps = {
  readonly wizard: WizardActor;
  readonly places: TurnPlaces;
  readonly embedding: Embedding | undefined;
};

/** Leads the visitor as the wizard goes on: by the focus, and by asking before the page is left. */
export const TurnGuide = memo(function TurnGuide({ wizard, places, embedding }: TurnGuideProps) {
  const turn = useSelector(wizard, viewOf, shallowEqual);
  useTurnFocus(turn, places, embedding);
  useLeaveGuard(turn.isSubmitting);
  return null;
});

function viewOf(snapshot: WizardSnapshot) {
  const { turn, failure } = snapshot.context;
  return {
    turn,
    hasFailed: failure !== undefined,
    isSubmitting: snapshot.hasTag('submitting'),
  };
}
