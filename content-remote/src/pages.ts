import type { Pages } from '@incasso/browser/host/pages';
import { routes } from '@incasso/contract/routes';
import { pageTitles } from './pageTitles';

/** The exposed map of routes to pages; each page is a file of its own, fetched when it is shown. */
export const pages: Pages = {
  [routes.home]: {
    title: pageTitles.home,
    load: async () => (await import(/* webpackChunkName: "home" */ './pages/home/HomePage')).HomePage,
  },
  [routes.about]: {
    title: pageTitles.about,
    load: async () => (await import(/* webpackChunkName: "about" */ './pages/about/AboutPage')).AboutPage,
  },
  [routes.services]: {
    title: pageTitles.services,
    load: async () => (await import(/* webpackChunkName: "services" */ './pages/services/ServicesPage')).ServicesPage,
  },
  [routes.faq]: {
    title: pageTitles.faq,
    load: async () => (await import(/* webpackChunkName: "faq" */ './pages/faq/FaqPage')).FaqPage,
  },
  [routes.contact]: {
    title: pageTitles.contact,
    load: async () => (await import(/* webpackChunkName: "contact" */ './pages/contact/ContactPage')).ContactPage,
  },
  [routes.start]: {
    title: pageTitles.start,
    load: async () => (await import(/* webpackChunkName: "start" */ './pages/start/StartPage')).StartPage,
  },
};
