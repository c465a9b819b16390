import { RemoteSlot } from '../remotes/RemoteSlot';
import { pageSources } from '../remotes/siteParts';
import { NotFound } from '../screens/NotFound';
import { useShownLocation } from './useShownLocation';

/** The page that the address names. */
export function RoutedPage() {
  const { pathname } = useShownLocation();
  const source = pageSources.get(pathname);

  if (source === undefined) return <NotFound />;
  return (
    <RemoteSlot key={pathname} source={source}>
      {({ Page }) => <Page />}
    </RemoteSlot>
  );
}
