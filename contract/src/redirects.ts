import { legalDocuments, routes } from './routes';

/**
 * One former address of the site. `path` is lower case and without trailing slash; matching ignores letter case and a
 * trailing slash. With `includingBelow` every path below it is redirected too.
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
 * Every former address. The edge and the browser's router both read this list. CloudFront's edge runtime runs this
 * file: it knows no spread and no `flatMap`.
 */
export const redirects: readonly Redirect[] = singlePages.concat(
  formerServicePages.map((page) => ({ path: `/service/${page}`, to: routes.services })),
  formerHomePages.map((path) => ({ path, to: routes.home })),
);

/** A path as former addresses are compared: lower case, without trailing slash. */
export function comparablePath(pathname: string): string {
  const path = withoutSlashesAtEnd(pathname.toLowerCase());
  return path === '' && pathname !== '' ? '/' : path;
}

/** A loop, because a regular expression for the end of a path tries every run of slashes within it, in square time. */
export function withoutSlashesAtEnd(path: string): string {
  let end = path.length;
  while (end > 0 && path.charAt(end - 1) === '/') end -= 1;
  return path.slice(0, end);
}

/** The target of a former address, or `undefined` for any other path. Takes the path without query string. */
export function findRedirect(pathname: string): string | undefined {
  const path = comparablePath(pathname);
  const redirect = redirects.find(
    (candidate) =>
      path === candidate.path || (candidate.includingBelow === true && path.startsWith(candidate.path + '/')),
  );
  return redirect === undefined ? undefined : redirect.to;
}
