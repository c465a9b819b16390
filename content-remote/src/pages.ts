import type { Pages } from '@incasso/contract/browser/host/pages';
import { routes } from '@incasso/contract/routes';
import { pageTitles } from './pageTitles';

/** The exposed map of routes to pages; each page is a file of its own, fetched when it is shown. */
export const pages: Pages = {
  [routes.home]: {
    title: pageTitles.home,
    load: async () => (await import(/* webpackChunkName: "home" */ './pages/Home/HomePage')).HomePage,
  },
  [routes.about]: {
    title: pageTitles.about,
    load: async () => (await import(/* webpackChunkName: "about" */ './pages/About/AboutPage')).AboutPage,
  },
  [routes.services]: {
    title: pageTitles.services,
    load: async () => (await import(/* webpackChunkName: "services" */ './pages/Services/ServicesPage')).ServicesPage,
  },
  [routes.faq]: {
    title: pageTitles.faq,
    load: async () => (await import(/* webpackChunkName: "faq" */ './pages/Faq/FaqPage')).FaqPage,
  },
  [routes.contact]: {
    title: pageTitles.contact,
    load: async () => (await import(/* webpackChunkName: "contact" */ './pages/Contact/ContactPage')).ContactPage,
  },
  [routes.start]: {
    title: pageTitles.start,
    load: async () => (await import(/* webpackChunkName: "start" */ './pages/Start/StartPage')).StartPage,
  },
};
