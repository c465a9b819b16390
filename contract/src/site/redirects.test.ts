import { findRedirect, redirects } from './redirects';
import { legalDocuments, routes } from './routes';

const targets: Record<string, string> = {
  '/privacybeleid/': legalDocuments.privacyPolicy,
  '/algemene-voorwaarden/': legalDocuments.generalTerms,
  '/disclaimer/': legalDocuments.generalTerms,
  '/dienstenwet/': routes.services,
  '/incasso/': routes.services,
  '/incasso/troeven/': routes.services,
  '/service/': routes.services,
  '/service/vennootschapsrecht/': routes.services,
  '/service/handelsrecht/': routes.services,
  '/service/insolventierecht/': routes.services,
  '/service/contractenrecht/': routes.services,
  '/service/fiscaal-recht/': routes.services,
  '/service/overnames-en-herstructureringen/': routes.services,
  '/service/intellectuele-eigendom-en-marktpraktijken/': routes.services,
  '/incasso/dossier-indienen/': routes.start,
  '/tarieven/': routes.home,
  '/tarief/incasso/': routes.home,
  '/nieuws/2023/een-bericht/': routes.home,
  '/advocaat-gullegem/': routes.home,
  '/advocaten-kuurne/': routes.home,
  '/incasso-waregem/': routes.home,
  '/kortrijk/': routes.home,
  '/west-vlaanderen/': routes.home,
  '/advocaten/': routes.home,
};

test.each(Object.entries(targets))('%s redirects to %s, with and without slash, in any letter case', (path, target) => {
  const found = [path, path.slice(0, -1), path.toUpperCase()].map(findRedirect);

  expect(found).toEqual([target, target, target]);
});

test.each(['/', ...Object.values(routes), '/nieuwsbrief', '/service/onbekend', '/incasso/onbekend', '/kortrijkzaan'])(
  '%s is not redirected',
  (path) => expect(findRedirect(path)).toBeUndefined(),
);

test('no redirect leads to another', () => {
  const chained = redirects.filter(({ to }) => findRedirect(to) !== undefined);

  expect(chained).toEqual([]);
});
