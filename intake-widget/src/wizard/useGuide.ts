import { useLayoutEffect, type RefObject } from 'react';
import { focusFirstInvalid } from '@incasso/browser/forms/focusFirstInvalid';
import type { PartnerPage } from '@incasso/browser/host/PartnerPage';
import { usePlacement } from '@incasso/browser/host/placement';
import { afterPaint } from '../afterPaint';
import { afterRender } from './afterRender';
import type { WizardActor } from './machine/WizardSnapshot';

/** What may be there to be led to. */
type Places = {
  /** With the step at hand in it. */
  readonly form: RefObject<HTMLElement | null>;
  /** What comes in the place of the form. */
  readonly confirmation: RefObject<HTMLElement | null>;
  readonly notice: RefObject<HTMLElement | null>;
  readonly sending: RefObject<HTMLElement | null>;
};

/**
 * Leads the visitor at each turn of the wizard: to the first field at fault, to the message of a failure, or else to the
 * heading of the step and the top of the page. A partner's page moves no further than to show the heading; one that holds
 * the wizard in a frame is asked to bring its top into view, and nobody is led who is busy elsewhere on it. While sending,
 * the focus stays with its progress. What scrolls the page comes before the paint, and the focus on a heading after it,
 * unless the visitor was faster.
 */
export function useGuide(
  wizard: WizardActor,
  { form, confirmation, notice, sending }: Places,
  partnerPage: PartnerPage | undefined,
): void {
  const { ownsDocument } = usePlacement();

  useLayoutEffect(() => {
    let seen = wizard.getSnapshot();
    const isElsewhere = () => partnerPage !== undefined && !document.hasFocus();
    const lead = () => {
      const stage = form.current?.querySelector('[data-current]') ?? confirmation.current;
      if (stage === null || focusFirstInvalid(stage)) return;
      if (seen.context.failure !== undefined && notice.current !== null) {
        notice.current.focus();
        return;
      }
      if (ownsDocument) scrollTo({ top: 0 });
      afterPaint(() => {
        if (!isElsewhere() && !stage.matches(':focus-within'))
          stage.querySelector('h2')?.focus({ preventScroll: ownsDocument });
      });
      partnerPage?.revealTop();
    };
    const subscription = wizard.subscribe((snapshot) => {
      const before = seen;
      seen = snapshot;
      const isSending = snapshot.hasTag('submitting');
      if (isSending && !before.hasTag('submitting')) afterRender(() => sending.current?.focus());
      if (snapshot.context.turn !== before.context.turn && !isElsewhere()) afterRender(lead);
    });
    return () => subscription.unsubscribe();
  }, [wizard, ownsDocument, form, confirmation, notice, sending, partnerPage]);
}
