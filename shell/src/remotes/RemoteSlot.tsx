import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { RemoteUnavailable } from './RemoteUnavailable';
import type { RemoteSource } from './RemoteSource';
import { useIsHydrating } from './useIsHydrating';

type Props<Value> = { source: RemoteSource<Value>; children: (value: Value) => ReactNode };

/**
 * The place of a federated part. While a prerendered page comes to life without it, the place is frozen: it keeps the
 * server's HTML, which React neither reads nor touches. Anywhere else a missing part says in Dutch what to do instead.
 */
export function RemoteSlot<Value>({ source, children }: Props<Value>) {
  const state = useSyncExternalStore(source.subscribe, source.state, source.state);
  const isHydrating = useIsHydrating();
  const [isFrozen] = useState(isHydrating && state.status !== 'loaded');

  if (state.status === 'loaded') return <div key="live">{children(state.value)}</div>;
  if (isFrozen) return <div key="frozen" dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />;
  return (
    <div key="live">{state.status === 'failed' ? <RemoteUnavailable onRetry={() => void source.load()} /> : null}</div>
  );
}
