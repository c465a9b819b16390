import { useEffect, useState } from 'react';
import { Outlet, ScrollRestoration, useNavigate, useNavigation } from 'react-router-dom';
import { HostServicesProvider, type HostServices } from '@incasso/frontend/host/services';
import { ToastList } from '@incasso/frontend/toasts/ToastList';
import { Toasts } from '@incasso/frontend/toasts/Toasts';
import { aliveEvent } from './aliveEvent';
import { Layout } from '../layout/Layout';
import { FetchingNotice } from './FetchingNotice';
import { useArrival } from '../layout/useArrival';
import { caseNotices } from '../case-notices/caseNoticesSource';
import { HomeCaseNotices } from '../case-notices/HomeCaseNotices';
import { RemoteSlot } from '../remotes/RemoteSlot';
import { wizardSource } from '../remotes/remoteSources';

/** The site around the current page. The previous page stays visible until the next one has loaded. */
export function App() {
  const navigate = useNavigate();
  const isFetching = useNavigation().state === 'loading';
  const [toasts] = useState(() => new ToastList());
  const [services] = useState<HostServices>(() => ({
    showToast: toasts.show,
    navigate: (path, options) => void navigate(path, options),
    renderIntake: () => (
      <RemoteSlot source={wizardSource} headingLevel={2}>
        {(Wizard) => <Wizard />}
      </RemoteSlot>
    ),
    caseNotices,
    loadSiteConfig: async () => (await import('@incasso/frontend/host/siteQueries')).fetchSiteConfig(),
  }));
  useArrival();
  useEffect(() => void dispatchEvent(new Event(aliveEvent)), []);

  return (
    <HostServicesProvider value={services}>
      <Layout>
        <FetchingNotice isFetching={isFetching} />
        <HomeCaseNotices />
        <Outlet />
      </Layout>
      <Toasts list={toasts} />
      {/* After the page, whose effects may open parts of it that change the scroll position. */}
      <ScrollRestoration />
    </HostServicesProvider>
  );
}
