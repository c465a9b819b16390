import { useEffect, useRef } from 'react';
import type { ShownToast } from './ToastList';
import { Dismiss, Note } from './Toasts.styles';
import { toastsText as text } from './toasts.text';

/** How long a toast stays, in milliseconds. */
const durationMs = { success: 5000, error: 8000 };

type Props = {
  readonly toast: ShownToast;
  /** Pauses the timer. */
  readonly isHeld: boolean;
  readonly onDismiss: () => void;
};

/** One toast. It disappears when its time is over or it is dismissed. */
export function ToastNote({ toast, isHeld, onDismiss }: Props) {
  const remainingMs = useRef(durationMs[toast.kind]);
  const dismiss = useRef(onDismiss);

  useEffect(() => {
    dismiss.current = onDismiss;
  }, [onDismiss]);

  useEffect(() => {
    if (isHeld) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => dismiss.current(), remainingMs.current);
    return () => {
      clearTimeout(timer);
      remainingMs.current -= performance.now() - startedAt;
    };
  }, [isHeld]);

  return (
    <Note $kind={toast.kind}>
      <span>{toast.text}</span>
      <Dismiss type="button" aria-label={text.dismiss} onClick={onDismiss}>
        <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
          <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="2" fill="none" />
        </svg>
      </Dismiss>
    </Note>
  );
}
