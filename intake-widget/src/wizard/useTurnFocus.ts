import { useLayoutEffect, useRef, type RefObject } from 'react';
import { focusFirstInvalid } from '@incasso/contract/browser/forms/focusFirstInvalid';
import type { Embedding } from '@incasso/contract/browser/host/embedding';
import { usePlacement } from '@incasso/contract/browser/host/placement';
import { afterPaint } from '../afterPaint';

type Turn = {
  /** Counts the times that the visitor is led somewhere. */
  readonly turn: number;
  readonly hasFailed: boolean;
  readonly isSubmitting: boolean;
};

/** What may be there to be led to. */
export type TurnPlaces = {
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
 * the focus stays with its progress. All once every part is rendered, as Preact does one after another; what scrolls the page
 * comes before the paint, and the focus on a heading after it, unless the visitor was faster.
 */
export function useTurnFocus(
  { turn, hasFailed, isSubmitting }: Turn,
  { form, confirmation, notice, sending }: TurnPlaces,
  embedding: Embedding | undefined,
): void {
  const { ownsDocument } = usePlacement();
  const led = useRef(turn);

  useLayoutEffect(() => {
    if (isSubmitting) queueMicrotask(() => sending.current?.focus());
  }, [isSubmitting, sending]);

  useLayoutEffect(() => {
    if (led.current === turn) return;
    led.current = turn;
    const isElsewhere = () => embedding !== undefined && !document.hasFocus();
    if (isElsewhere()) return;
    queueMicrotask(() => {
      const stage = form.current?.querySelector('[data-current]') ?? confirmation.current;
      if (stage === null || focusFirstInvalid(stage)) return;
      if (hasFailed && notice.current !== null) {
        notice.current.focus();
        return;
      }
      if (ownsDocument) scrollTo({ top: 0 });
      afterPaint(() => {
        if (!isElsewhere() && !stage.matches(':focus-within'))
          stage.querySelector('h2')?.focus({ preventScroll: ownsDocument });
      });
      embedding?.report({ type: 'reveal' });
    });
  }, [turn, hasFailed, ownsDocument, form, confirmation, notice, embedding]);
}
