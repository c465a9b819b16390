import { useLocation } from '@incasso/contract/browser/host/navigation';
import { RemoteSlot } from '../remotes/RemoteSlot';
import { pageSources } from '../remotes/siteParts';
import { UnknownPage } from '../screens/UnknownPage';
import { FetchingLine } from './FetchingLine';
import { pageTitle } from './pageTitle';
import { useArrival } from './useArrival';
import { useShownLocation } from './useShownLocation';

/** The page that the address names. While it is fetched, the former one stays. */
export function RoutedPage() {
  const location = useLocation();
  const shown = useShownLocation();
  const source = pageSources.get(shown.pathname);
  useArrival(shown, pageTitle(shown.pathname));

  return (
    <>
      {location !== shown && <FetchingLine />}
      {source === undefined ? (
        <UnknownPage />
      ) : (
        <RemoteSlot key={shown.pathname} source={source}>
          {({ Page }) => <Page />}
        </RemoteSlot>
      )}
    </>
  );
}
