import type { ReactNode } from 'react';
import type { Pages } from '@incasso/frontend/host/pages';
import { useHostServices } from '@incasso/frontend/host/services';
import { mapRoutes, routes } from '@incasso/contract/routes';

/**
 * Fake of the remote `content`: a heading for each page, an FAQ that fails to render, a contact page that fails to
 * load.
 */
export const pages: Pages = {
  ...mapRoutes((name) => page(name, () => <h1>{name}</h1>)),
  [routes.home]: page('Home', HomePage),
  [routes.about]: page('Over ons', () => <h1>Over ons</h1>),
  [routes.services]: page('Diensten', () => <h1>Diensten</h1>),
  [routes.faq]: page('FAQ', FailingPage),
  [routes.contact]: { title: 'Contact', load: () => Promise.reject(new Error('Not to be had.')) },
  [routes.start]: page('Start', StartPage),
};

function page(title: string, Page: () => ReactNode) {
  return { title, load: () => Promise.resolve(Page) };
}

function HomePage() {
  const { showToast } = useHostServices();

  return (
    <>
      <h1>Home</h1>
      <button type="button" onClick={() => showToast({ kind: 'success', text: 'Gelukt' })}>
        Toon melding
      </button>
    </>
  );
}

function FailingPage(): never {
  throw new Error('Fails as it renders.');
}

function StartPage() {
  const { renderIntake } = useHostServices();

  return (
    <>
      <h1>Start</h1>
      {renderIntake?.()}
    </>
  );
}
