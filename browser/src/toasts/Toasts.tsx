import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ToastList } from './ToastList';
import { ToastNote } from './ToastNote';
import { giveRoom } from './giveRoom';
import { Corner } from './Toasts.styles';
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
