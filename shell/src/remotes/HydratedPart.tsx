import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Place } from './RemoteSlot.styles';
import { writeEntries, type FormEntry } from '@incasso/browser/prerender/formEntries';

type Props = {
  /** The visitor's entries from before hydration. */
  readonly entries: readonly FormEntry[];
  /** Whether the visitor asked to retry: the part then takes the focus. */
  readonly takesFocus: boolean;
  readonly children: ReactNode;
};

/** A part that is loaded and works. */
export function HydratedPart({ entries, takesFocus, children }: Props) {
  const place = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (place.current !== null) writeEntries(place.current, entries);
  }, [entries]);

  useLayoutEffect(() => {
    if (takesFocus) place.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  return (
    <Place ref={place} {...(takesFocus && { tabIndex: -1 })}>
      {children}
    </Place>
  );
}
