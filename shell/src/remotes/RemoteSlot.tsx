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
  /** Rank of the heading of a message in its place: 1 for a whole page. */
  readonly headingLevel: 1 | 2;
  /** Shows the part once it has been fetched. */
  readonly children: (value: Value) => ReactNode;
};

const noEntries: readonly FormEntry[] = [];

/**
 * The place of a federated part. When it is missing at hydration, its prerendered HTML stays and React leaves it alone.
 * Anywhere else a missing part says in Dutch what to do instead.
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
    <Message role="status">
      <p>{text.awaited}</p>
    </Message>
  );
}
