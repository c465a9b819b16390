import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { useIsHydrating } from '@incasso/browser/prerender/useIsHydrating';
import type { FormEntry } from '@incasso/browser/prerender/formEntries';
import { UnhydratedPart } from './UnhydratedPart';
import { HydratedPart } from './HydratedPart';
import type { RemoteSource } from './RemoteSource';
import { Message } from './RemoteSlot.styles';
import { remoteSlotText as text } from './RemoteSlot.text';
import { RemoteUnavailable } from './RemoteUnavailable';

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
