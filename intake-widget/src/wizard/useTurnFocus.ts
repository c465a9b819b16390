import { useEffect, useRef, type RefObject } from 'react';
import { focusFirstInvalid } from '@incasso/contract/browser/forms/focusFirstInvalid';
import type { Embedding } from '@incasso/contract/browser/host/embedding';
import { usePlacement } from '@incasso/contract/browser/host/placement';
import type { WizardSnapshot } from './machine/WizardSnapshot';

type Places = {
  readonly form: RefObject<HTMLElement | null>;
  readonly heading: RefObject<HTMLElement | null>;
  readonly notice: RefObject<HTMLElement | null>;
  readonly sending: RefObject<HTMLElement | null>;
};

/**
 * Leads the visitor at each turn of the wizard: to the first field at fault, to the message of a failure, or else to the
 * heading of the step and the top of the page. A partner's page moves no further than to show the heading; one that holds
 * the wizard in a frame is asked to bring its top into view, and nobody is led who is busy elsewhere on it. While sending,
 * the focus stays with its progress.
 */
export function useTurnFocus(
  snapshot: WizardSnapshot,
  { form, heading, notice, sending }: Places,
  embedding: Embedding | undefined,
): void {
  const { ownsDocument } = usePlacement();
  const { turn, failure } = snapshot.context;
  const led = useRef(turn);
  const hasFailed = failure !== undefined;
  const isSubmitting = snapshot.hasTag('submitting');

  useEffect(() => {
    if (isSubmitting) sending.current?.focus();
  }, [isSubmitting, sending]);

  useEffect(() => {
    if (led.current === turn) return;
    led.current = turn;
    if (embedding !== undefined && !document.hasFocus()) return;
    if (form.current !== null && focusFirstInvalid(form.current)) return;
    if (hasFailed && notice.current !== null) {
      notice.current.focus();
      return;
    }
    if (ownsDocument) scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: ownsDocument });
    embedding?.report({ type: 'reveal' });
  }, [turn, hasFailed, ownsDocument, form, heading, notice, embedding]);
}
