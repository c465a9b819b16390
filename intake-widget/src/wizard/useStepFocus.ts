import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { focusFirstInvalid } from '@incasso/browser/forms/focusFirstInvalid';
import type { PartnerPage } from '@incasso/browser/host/PartnerPage';
import { usePlacement } from '@incasso/browser/host/placement';
import type { WizardActor } from './machine/WizardSnapshot';

/** Where the focus may go, as far as it is there. */
type Places = {
  readonly step: RefObject<HTMLElement | null>;
  /** What comes in the place of the form. */
  readonly confirmation: RefObject<HTMLElement | null>;
  readonly notice: RefObject<HTMLElement | null>;
};

/**
 * Moves the focus as the wizard says: to the first field at fault, to the message of a failure, or else to the heading
 * of the step and the top of the page. A partner's page moves no further than to show the heading; one that holds the
 * wizard in a frame is asked to bring its top into view, and whoever is busy elsewhere on it keeps their focus.
 */
export function useStepFocus(
  wizard: WizardActor,
  { step, confirmation, notice }: Places,
  partnerPage: PartnerPage | undefined,
): void {
  const { ownsDocument } = usePlacement();
  const focusMoves = useSelector(wizard, ({ context }) => context.focusMoves);
  const move = useEffectEvent(() => {
    const place = step.current ?? confirmation.current;
    const isElsewhere = partnerPage !== undefined && !document.hasFocus();
    if (place === null || isElsewhere || focusFirstInvalid(place)) return;
    if (wizard.getSnapshot().context.failure !== undefined && notice.current !== null) {
      notice.current.focus();
      return;
    }
    if (ownsDocument) scrollTo({ top: 0 });
    // Effects come after the paint: a visitor may be in a field by then.
    if (!place.matches(':focus-within')) place.querySelector('h2')?.focus({ preventScroll: ownsDocument });
    partnerPage?.revealTop();
  });

  useEffect(() => {
    if (focusMoves > 0) move();
  }, [focusMoves]);
}
