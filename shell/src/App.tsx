import { useState } from 'react';
import { useNavigate } from '@incasso/browser/host/navigation';
import { HostServicesProvider } from '@incasso/browser/host/services';
import { ToastList } from '@incasso/browser/toasts/ToastList';
import { Toasts } from '@incasso/browser/toasts/Toasts';
import { Layout } from './layout/Layout';
import { RoutedPage } from './navigation/RoutedPage';
import { ApplicationError } from './screens/ApplicationError';
import { createHostServices } from './services/createHostServices';

/** The whole site, for the browser and for the prerender alike. Renders within a `NavigationProvider`. */
export function App() {
  const navigate = useNavigate();
  const [toasts] = useState(() => new ToastList());
  const [services] = useState(() => createHostServices({ showToast: toasts.show, navigate }));

  return (
    <ApplicationError>
      <HostServicesProvider value={services}>
        <Layout>
          <RoutedPage />
        </Layout>
        <Toasts list={toasts} />
      </HostServicesProvider>
    </ApplicationError>
  );
}
