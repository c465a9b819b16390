import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { firstInvalid } from '@incasso/browser/forms/firstInvalid';
import type { IntakeFieldName } from '@incasso/contract/intakeFields';
import type { PartnerPage } from '@incasso/browser/host/PartnerPage';
import { useHostDocument } from '@incasso/browser/host/hostDocument';

/** Elements that the focus can move to, while they are rendered. */
type FocusTargets = {
  /** All of the wizard. */
  readonly frame: RefObject<HTMLElement | null>;
  readonly step: RefObject<HTMLElement | null>;
  /** Replaces the form after success. */
  readonly confirmation: RefObject<HTMLElement | null>;
  /** Rendered while a failure is shown. */
  readonly notice: RefObject<HTMLElement | null>;
  /** Whether the failure is that a document's file cannot be read. */
  readonly isFileLost: boolean;
  /** The field that the visitor went to from the look over, or comes back from. */
  readonly revisited?: IntakeFieldName | undefined;
};

/**
 * Scrolls to the top of the wizard when another step is shown, and moves the focus each time that `focusMoves` grows:
 * to the first field or file at fault, else to the failure notice, else to the field or button of a revisited answer,
 * else to the heading of the step. What already is in view does not move. On a partner's page
 * a visitor whose focus is outside the wizard keeps focus and place. Its component must render when the step changes.
 */
export function useStepFocus(
  focusMoves: number,
  { frame, step, confirmation, notice, isFileLost, revisited }: FocusTargets,
  partnerPage: PartnerPage | undefined,
): void {
  const { ownsDocument } = useHostDocument();
  const shown = useRef<HTMLElement>(null);
  const move = useEffectEvent(() => {
    const content = step.current ?? confirmation.current;
    const isElsewhere = partnerPage !== undefined && !document.hasFocus();
    if (frame.current === null || content === null || isElsewhere) return;
    const heading = content.querySelector('h2');
    const isOtherStep = content !== shown.current;
    if (isOtherStep) revealTop(frame.current, ownsDocument, partnerPage);
    const fault = firstInvalid(content) ?? (isFileLost ? content.querySelector<HTMLElement>('[data-lost]') : null);
    // Effects run after the paint: a visitor may already be in a field.
    const asked =
      revisited === undefined
        ? null
        : content.querySelector<HTMLElement>(`[name=${revisited}], [data-revisit=${revisited}]`);
    const target = fault ?? notice.current ?? asked ?? (content.matches(':focus-within') ? null : heading);
    // Only the browser can scroll the page around a frame, to the focused element.
    const mayScroll = partnerPage === undefined;
    // What is in view stays there, with the button that was pressed; else the heading comes along, if there is room.
    if (mayScroll && !isOtherStep && !isInView(target)) heading?.scrollIntoView({ block: 'nearest' });
    target?.focus({ preventScroll: mayScroll });
    if (mayScroll) target?.scrollIntoView({ block: 'nearest' });
  });

  useEffect(() => {
    if (focusMoves > 0) move();
  }, [focusMoves]);

  useEffect(() => {
    shown.current = step.current ?? confirmation.current;
  });
}

/**
 * A frame is as high as its content, so its page has to scroll. The React way is part of the page and scrolls itself.
 */
function revealTop(frame: HTMLElement, ownsDocument: boolean, partnerPage: PartnerPage | undefined): void {
  const isAbove = frame.getBoundingClientRect().top < 0;
  if (partnerPage === undefined || (!ownsDocument && isAbove)) frame.scrollIntoView();
  partnerPage?.revealTop();
}

function isInView(element: Element | null): boolean {
  if (element === null) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}
