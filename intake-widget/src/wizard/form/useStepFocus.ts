import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { firstInvalid } from '@incasso/frontend/forms/formFields';
import type { IntakeFieldName } from '@incasso/contract/intakeFields';
import type { PartnerPage } from '@incasso/frontend/host/PartnerPage';
import type { SentForm } from './SentForm';

/** References to the elements of a form that take the focus, while they are rendered. */
export function useFormRefs() {
  return {
    frame: useRef<HTMLDivElement>(null),
    form: useRef<HTMLFormElement>(null),
    step: useRef<HTMLFieldSetElement>(null),
    /** Replaces the form after success. */
    confirmation: useRef<HTMLDivElement>(null),
    /** Rendered while a failure is shown. */
    notice: useRef<HTMLDivElement>(null),
  };
}

export type FormRefs = ReturnType<typeof useFormRefs>;

export type FocusSurroundings = {
  readonly partnerPage?: PartnerPage | undefined;
  /** The first answer that is missing after e-invoices were read. */
  readonly asked?: IntakeFieldName | undefined;
  /** The scroll position to which the browser's Back or Forward returned the visitor. */
  readonly scrollTop?: number | undefined;
};

/**
 * Scrolls to the top of the page when the step changes, or back to `scrollTop`. Moves the focus each time that
 * `focusMoves` increases: to the first invalid field or lost file, else to the failure notice, else, unless the
 * visitor is in a field already, to the asked answer or the step's heading. Does not scroll to what is in view already. On a partner's
 * page it does nothing while the focus is outside the wizard. Its component must render when the step changes.
 */
export function useStepFocus(
  form: SentForm,
  { frame, step, confirmation, notice }: FormRefs,
  { partnerPage, asked, scrollTop }: FocusSurroundings,
): void {
  const focusMoves = useSelector(form, ({ context }) => context.focusMoves);
  const isFileLost = useSelector(form, ({ context }) => context.failure?.kind === 'lost');
  const shown = useRef<HTMLElement>(null);
  const move = useEffectEvent(() => {
    const content = step.current ?? confirmation.current;
    const isElsewhere = partnerPage !== undefined && !document.hasFocus();
    if (frame.current === null || content === null || isElsewhere) return;
    const heading = frame.current.querySelector('h2');
    const isOtherStep = content !== shown.current;
    const returned = partnerPage === undefined ? scrollTop : undefined;
    if (returned !== undefined || (isOtherStep && partnerPage === undefined)) window.scrollTo(0, returned ?? 0);
    // An iframe is as high as its content, so the partner's page has to scroll.
    else if (isOtherStep) partnerPage?.revealTop();
    const fault = firstInvalid(content) ?? (isFileLost ? content.querySelector<HTMLElement>('[data-lost]') : null);
    const field = asked === undefined ? null : content.querySelector<HTMLElement>(`[name=${asked}]`);
    // Effects run after the paint, so the visitor may already be in a field.
    const target = fault ?? notice.current ?? (content.matches(':focus-within') ? null : (field ?? heading));
    // The page around an iframe scrolls only if the browser scrolls to the focused element.
    const mayScroll = partnerPage === undefined;
    // If the target is in view, nothing scrolls, and the pressed button stays in place. Else the step's heading comes
    // into view too, if there is room.
    if (mayScroll && !isOtherStep && !isInView(target)) heading?.scrollIntoView({ block: 'nearest' });
    // The toast of an error must not cover the buttons that were in view.
    const buttons = content.closest('form')?.querySelector('[type=submit]')?.parentElement ?? null;
    if (mayScroll && !isOtherStep && fault && buttons && buttons.getBoundingClientRect().top < window.innerHeight)
      buttons.scrollIntoView({ block: 'nearest' });
    target?.focus({ preventScroll: mayScroll });
    if (mayScroll && returned === undefined) target?.scrollIntoView({ block: 'nearest' });
  });

  useEffect(() => {
    if (focusMoves > 0) move();
  }, [focusMoves]);

  useEffect(() => {
    shown.current = step.current ?? confirmation.current;
  });
}

function isInView(element: Element | null): boolean {
  if (element === null) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}
