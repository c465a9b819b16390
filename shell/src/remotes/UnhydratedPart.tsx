import { useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { theme } from '@incasso/frontend/brand/theme';
import { SecondaryButton } from '@incasso/frontend/forms/Button';
import { Row } from '@incasso/frontend/layout/Stack';
import { ContactLinks } from '../screens/ContactLinks';
import { remoteSlotText as text } from './RemoteSlot.text';
import { namedControls, readEntries, type FormEntry } from '@incasso/frontend/prerender/formEntries';

type Props = {
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
  /** Receives the visitor's input when a retry hydrates the part. */
  readonly onLeave: (entries: readonly FormEntry[]) => void;
};

/** Keeps the prerendered HTML of a part that could not be loaded: it is readable, but its forms do not work. */
export function UnhydratedPart({ isRetrying, onRetry, onLeave }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const [needsScripts, setNeedsScripts] = useState(false);

  useLayoutEffect(() => {
    const element = container.current;
    if (element === null) return;
    // A part without a form has a `noscript` if it needs scripts.
    setNeedsScripts(element.querySelector('form, noscript') !== null);
    return () => onLeave(readEntries(namedControls(element)));
  }, [onLeave]);

  return (
    <>
      <Slot
        ref={container}
        onSubmit={(event) => event.preventDefault()}
        dangerouslySetInnerHTML={{ __html: '' }}
        suppressHydrationWarning
      />
      {needsScripts && <RetryNotice isRetrying={isRetrying} onRetry={onRetry} />}
    </>
  );
}

/** A bar that says that the forms of this page do not work, and what to do instead. */
function RetryNotice({ isRetrying, onRetry }: Omit<Props, 'onLeave'>) {
  return (
    <Bar as="section" role="alert">
      <p>
        {text.formsFrozen} <ContactLinks />
      </p>
      <SecondaryButton type="button" disabled={isRetrying} onClick={onRetry}>
        {isRetrying ? text.retrying : text.retry}
      </SecondaryButton>
    </Bar>
  );
}

/** Sticks to the bottom of the screen while its part of the page is in view. */
const Bar = styled(Row).attrs({ $gap: 's l' })`
  position: sticky;
  inset-block-end: 0;
  z-index: 1;
  justify-content: center;
  padding: ${theme.space.m} ${theme.space.gutter};
  border-block-start: 3px solid ${theme.color.error};
  background: ${theme.color.errorBand};
`;

/**
 * The root element of a part. It is the same for a hydrated and an unhydrated part, so React keeps the prerendered
 * HTML.
 */
export const Slot = styled.div`
  outline: none;
`;
