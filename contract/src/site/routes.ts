export const routes = {
  home: '/',
  about: '/about',
  services: '/services',
  faq: '/faq',
  contact: '/contact',
  start: '/start',
} as const;

export type RouteName = keyof typeof routes;
export type RoutePath = (typeof routes)[RouteName];

export function mapRoutes<Value>(valueOf: (name: RouteName) => Value): Record<RoutePath, Value>;
export function mapRoutes(valueOf: (name: RouteName) => unknown): Record<string, unknown> {
  return Object.fromEntries(routeNames().map((name) => [routes[name], valueOf(name)]));
}

export function routeNames(): RouteName[];
export function routeNames(): string[] {
  return Object.keys(routes);
}

/** Paths of the two legal documents that the build generates. */
export const legalDocuments = {
  privacyPolicy: '/documents/privacybeleid.pdf',
  generalTerms: '/documents/algemene-voorwaarden.pdf',
} as const;

/** Link on the pages outside the navigation, and on the page of the intake. */
export const homeLink = { name: 'Terug naar de homepagina', address: routes.home } as const;

/** Where debtors who received a letter find what to do: the intake and its navigation are not for them. */
export const debtorInfoLink = {
  name: 'Kreeg u een brief van ons?',
  id: 'brief-van-ons',
  address: `${routes.contact}#brief-van-ons`,
} as const;

/** The section on costs, linked from pages and the wizard. */
export const costsLink = {
  name: 'Wat het kost',
  id: 'wat-het-kost',
  address: `${routes.services}#wat-het-kost`,
} as const;

/** The section on the course of a case, linked from Home. */
export const stepsLink = { name: 'Vijf stappen', id: 'stappen', address: `${routes.services}#stappen` } as const;

/** The navigation, in the order of the top bar and the footer. */
export const navigationItems = [
  { name: 'Home', path: routes.home },
  { name: 'Over ons', path: routes.about },
  { name: 'Diensten', path: routes.services },
  { name: 'FAQ', path: routes.faq },
  { name: 'Contact', path: routes.contact },
  { name: 'Start invordering', path: routes.start },
] as const satisfies readonly NavigationItem[];

export type NavigationItem = { readonly name: string; readonly path: RoutePath };

/** Page on which the holder of a link adds to a case. Not in the navigation. */
export const additionPath = '/nasturen';

export const additionTitle = 'Iets toevoegen aan uw aanvraag';
