import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ShownToast, ToastList } from './ToastList';
import { Corner, Dismiss, Note } from './Toasts.styles';
import { toastsText as text } from './toasts.text';

/**
 * The corner in which toasts appear. Both live regions are always rendered, because screen readers do not announce the
 * content of a new one.
 */
export function Toasts({ list }: { readonly list: ToastList }) {
  const toasts = useSyncExternalStore(list.subscribe, list.toasts, list.toasts);
  const corner = useRef<HTMLElement>(null);
  const [isHeld, setIsHeld] = useState(false);
  const hold = () => setIsHeld(true);
  const release = () => setIsHeld(false);
  const dismiss = (id: number) => {
    list.dismiss(id);
    // The dismissed toast had pointer and focus, and no event reports that they left.
    release();
  };
  // A layout effect runs before the effects that move the focus and must scroll clear of the toasts.
  useLayoutEffect(() => {
    if (corner.current !== null) giveRoom(corner.current, toasts.length > 0);
  }, [toasts]);
  const notes = (kind: 'success' | 'error') =>
    toasts
      .filter((toast) => toast.kind === kind)
      .map((toast) => <ToastNote key={toast.id} toast={toast} isHeld={isHeld} onDismiss={() => dismiss(toast.id)} />);

  return (
    <Corner
      ref={corner}
      aria-label={text.region}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <div role="status">{notes('success')}</div>
      {/* An alert is atomic by default: a second message would announce the first one again. */}
      <div role="alert" aria-atomic="false">
        {notes('error')}
      </div>
    </Corner>
  );
}

const durationMs = { success: 5000, error: 8000 };

type ToastNoteProps = {
  readonly toast: ShownToast;
  /** Pauses the timer. */
  readonly isHeld: boolean;
  readonly onDismiss: () => void;
};

/** One toast. It disappears when its time is over or it is dismissed. */
function ToastNote({ toast, isHeld, onDismiss }: ToastNoteProps) {
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

/** Set on the document. `theme.toastsRoom` reads it. */
const variable = '--toasts-room';

/** Publishes the height that the toasts cover, so that they never hide the focused element. */
function giveRoom(corner: HTMLElement, isInUse: boolean): void {
  const { style } = document.documentElement;
  if (isInUse) style.setProperty(variable, `${String(corner.offsetHeight)}px`);
  else style.removeProperty(variable);
}
