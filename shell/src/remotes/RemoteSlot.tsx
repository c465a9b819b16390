import { useLayoutEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '@incasso/frontend/brand/theme';
import { Button } from '@incasso/frontend/forms/Button';
import { useIsHydrating } from '@incasso/frontend/prerender/hydration';
import { writeEntries, type FormEntry } from '@incasso/frontend/prerender/formEntries';
import { Container, SectionTitle } from '@incasso/frontend/ui/Section';
import { ContactLinks } from '../screens/ContactLinks';
import type { RemoteSource } from './RemoteSource';
import { remoteSlotText as text } from './RemoteSlot.text';
import { Slot, UnhydratedPart } from './UnhydratedPart';

type Props<Value> = {
  readonly source: RemoteSource<Value>;
  /** Level of the heading of an error message: 1 if the part is a whole page. */
  readonly headingLevel: 1 | 2;
  readonly children: (value: Value) => ReactNode;
};

const noEntries: readonly FormEntry[] = [];

/**
 * Renders a federated part. If it has not loaded at hydration, React leaves its prerendered HTML alone. Otherwise an
 * error message says what to do instead.
 */
export function RemoteSlot<Value>({ source, headingLevel, children }: Props<Value>) {
  const state = useSyncExternalStore(source.subscribe, source.state, source.state);
  const isHydrating = useIsHydrating();
  const [isFrozen] = useState(isHydrating && state.status !== 'loaded');
  const [entries, setEntries] = useState(noEntries);
  const [hasRetried, setHasRetried] = useState(false);
  const retry = () => {
    setHasRetried(true);
    void source.load();
  };

  if (state.status === 'loaded') {
    return (
      <HydratedPart entries={entries} takesFocus={hasRetried}>
        {children(state.value)}
      </HydratedPart>
    );
  }
  if (isFrozen) return <UnhydratedPart isRetrying={state.status === 'loading'} onRetry={retry} onLeave={setEntries} />;
  if (state.status === 'failed') return <RemoteUnavailable headingLevel={headingLevel} onRetry={retry} />;
  return (
    <Message as="section" role="status">
      <p>{text.awaited}</p>
    </Message>
  );
}

type HydratedPartProps = {
  /** What the visitor entered before hydration. */
  readonly entries: readonly FormEntry[];
  /** Whether the visitor asked for a retry, after which the part takes the focus. */
  readonly takesFocus: boolean;
  readonly children: ReactNode;
};

function HydratedPart({ entries, takesFocus, children }: HydratedPartProps) {
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

/** Replaces a part of the site that cannot be loaded: contact details and a retry button. */
function RemoteUnavailable({
  headingLevel,
  onRetry,
}: Pick<Props<unknown>, 'headingLevel'> & { readonly onRetry: () => void }) {
  return (
    <Message as="section" role="alert">
      <SectionTitle as={`h${headingLevel}`}>{text.heading}</SectionTitle>
      <p>{text.explanation}</p>
      <p>
        <ContactLinks />
      </p>
      <Button type="button" onClick={onRetry}>
        {text.retry}
      </Button>
    </Message>
  );
}

const Message = styled(Container)`
  display: grid;
  gap: ${theme.space.m};
  justify-items: start;
  padding-block: ${theme.space.xxl};
`;
