import { useEffect, useRef, type RefObject } from 'react';
import { focusFirstInvalid } from '@incasso/contract/browser/forms/focusFirstInvalid';
import type { WizardContext } from './machine/WizardContext';

type Places = {
  readonly form: RefObject<HTMLElement | null>;
  readonly heading: RefObject<HTMLElement | null>;
  readonly notice: RefObject<HTMLElement | null>;
};

/**
 * Leads the visitor at each turn of the wizard: to the first field at fault, to the message of a failure, or else to the
 * top of the page and the heading of the step.
 */
export function useTurnFocus({ turn, failure }: WizardContext, { form, heading, notice }: Places): void {
  const led = useRef(turn);
  const hasFailed = failure !== undefined;

  useEffect(() => {
    if (led.current === turn) return;
    led.current = turn;
    if (form.current !== null && focusFirstInvalid(form.current)) return;
    if (hasFailed && notice.current !== null) {
      notice.current.focus();
      return;
    }
    scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [turn, hasFailed, form, heading, notice]);
}
