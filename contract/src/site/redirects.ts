import { legalDocuments, routes } from './routes';

/**
 * A former URL of the site. `path` is lower case without trailing slash; matching ignores letter case and a trailing
 * slash. With `includingBelow` every path under it is redirected too.
 */
export type Redirect = { readonly path: string; readonly includingBelow?: true; readonly to: string };

const lawyerCities = [
  'gullegem',
  'kuurne',
  'waregem',
  'kortrijk',
  'deerlijk',
  'harelbeke',
  'heule',
  'wevelgem',
  'zwevegem',
];

const formerServicePages = [
  'vennootschapsrecht',
  'handelsrecht',
  'insolventierecht',
  'contractenrecht',
  'fiscaal-recht',
  'overnames-en-herstructureringen',
  'intellectuele-eigendom-en-marktpraktijken',
];

const formerHomePages = ['/advocaat-', '/advocaten-', '/incasso-', '/']
  .map((prefix) => lawyerCities.map((city) => prefix + city))
  .reduce((all, paths) => all.concat(paths), ['/west-vlaanderen', '/advocaten']);

const singlePages: Redirect[] = [
  { path: '/privacybeleid', to: legalDocuments.privacyPolicy },
  { path: '/algemene-voorwaarden', to: legalDocuments.generalTerms },
  { path: '/disclaimer', to: legalDocuments.generalTerms },
  { path: '/incasso/dossier-indienen', to: routes.start },
  { path: '/dienstenwet', to: routes.services },
  { path: '/incasso', to: routes.services },
  { path: '/incasso/troeven', to: routes.services },
  { path: '/service', to: routes.services },
  { path: '/tarieven', includingBelow: true, to: routes.home },
  { path: '/tarief', includingBelow: true, to: routes.home },
  { path: '/nieuws', includingBelow: true, to: routes.home },
];

/**
 * Every former URL. The edge and the browser's router both read this list. CloudFront's runtime runs this file and
 * lacks spread and `flatMap`.
 */
export const redirects: readonly Redirect[] = singlePages.concat(
  formerServicePages.map((page) => ({ path: `/service/${page}`, to: routes.services })),
  formerHomePages.map((path) => ({ path, to: routes.home })),
);

/** A path normalized for comparison with former URLs: lower case, without trailing slash. */
export function comparablePath(pathname: string): string {
  const path = withoutSlashesAtEnd(pathname.toLowerCase());
  return path === '' && pathname !== '' ? '/' : path;
}

/** A loop: a regular expression for the end of a path would try each run of slashes in it, in quadratic time. */
export function withoutSlashesAtEnd(path: string): string {
  let end = path.length;
  while (end > 0 && path.charAt(end - 1) === '/') end -= 1;
  return path.slice(0, end);
}

/** The target of a former URL; `undefined` for any other path. Takes the path without query string. */
export function findRedirect(pathname: string): string | undefined {
  const path = comparablePath(pathname);
  const redirect = redirects.find(
    (candidate) =>
      path === candidate.path || (candidate.includingBelow === true && path.startsWith(candidate.path + '/')),
  );
  return redirect === undefined ? undefined : redirect.to;
}
