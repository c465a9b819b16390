import { useLocation } from '@incasso/browser/host/navigation';
import { RemoteSlot } from '../remotes/RemoteSlot';
import { pageSources } from '../remotes/siteParts';
import { ApplicationError } from '../screens/ApplicationError';
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
      <ApplicationError key={shown.pathname}>
        {source === undefined ? (
          <UnknownPage />
        ) : (
          <RemoteSlot source={source} headingLevel={1}>
            {({ Page }) => <Page />}
          </RemoteSlot>
        )}
      </ApplicationError>
    </>
  );
}
