import { HostServicesProvider, type HostServices } from '@incasso/contract/browser/host/services';
import { RoutedPage } from './navigation/RoutedPage';

/** The whole site, for the browser and for the prerender alike. */
export function App({ services }: { services: HostServices }) {
  return (
    <HostServicesProvider value={services}>
      <main>
        <RoutedPage />
      </main>
    </HostServicesProvider>
  );
}
