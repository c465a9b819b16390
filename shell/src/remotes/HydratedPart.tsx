import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Slot } from './RemoteSlot.styles';
import { writeEntries, type FormEntry } from '@incasso/browser/prerender/formEntries';

type Props = {
  /** What the visitor entered before hydration. */
  readonly entries: readonly FormEntry[];
  /** Whether the visitor asked for a retry, after which the part takes the focus. */
  readonly takesFocus: boolean;
  readonly children: ReactNode;
};

export function HydratedPart({ entries, takesFocus, children }: Props) {
  const container = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (container.current !== null) writeEntries(container.current, entries);
  }, [entries]);

  useLayoutEffect(() => {
    if (takesFocus) container.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  return (
    <Slot ref={container} {...(takesFocus && { tabIndex: -1 })}>
      {children}
    </Slot>
  );
}
