import { Script } from 'node:vm';
import { bundleViewerRequest, maxEdgeFunctionBytes } from './bundleEdgeFunction';
import { loadViewerRequest } from './loadEdgeFunction';

const code = bundleViewerRequest();
const viewerRequest = loadViewerRequest(code);

// All of them: `contract/src/site/redirects.test.ts`.
test.each([
  ['/nieuws', '/'],
  ['/Incasso/Dossier-Indienen/?', '/start'],
  ['/privacybeleid/?a=oud%20nieuws&b=1&b=2', '/documents/privacybeleid.pdf?a=oud%20nieuws&b=1&b=2'],
])('redirects the former URL %s permanently to %s, cached for an hour', (formerUrl, location) => {
  expect(arrive(formerUrl)).toEqual({
    type: 'redirect',
    status: 301,
    headers: { location, 'cache-control': 'public, max-age=3600' },
  });
});

describe('a page', () => {
  test.each([
    ['/', '/index.html'],
    ['/about', '/about/index.html'],
    ['/start?stap=2', '/start/index.html'],
    ['/embed', '/embed/index.html'],
    ['/no-such-page', '/no-such-page/index.html'],
    ['/no-such-page/', '/no-such-page/index.html'],
    ['/dossier-advocaten', '/dossier-advocaten/index.html'],
    ['//partner.example/', '//partner.example/index.html'],
  ])('%s is the file %s', (target, uri) => {
    expect(arrive(target)).toEqual({ type: 'forward', uri });
  });

  test.each(['/about/', '/About', '/ABOUT//'])('redirects the spelling %s to its canonical path', (spelling) => {
    expect(locationOf(`${spelling}?a=1`)).toBe('/about?a=1');
  });
});

test.each(['/main.0123456789abcdef.js', '/content/mf-manifest.json', '/documents/privacybeleid.pdf', '/404.html'])(
  'leaves the file path %s unchanged',
  (target) => {
    expect(arrive(target)).toEqual({ type: 'forward', uri: target });
  },
);

describe('with a custom domain', () => {
  const viewerRequestOf = loadViewerRequest(
    bundleViewerRequest({ host: 'www.solvenda.example', others: ['solvenda.example', 'www.voorheen.example'] }),
  );

  test.each([
    ['/', 'https://www.solvenda.example/'],
    ['/about?a=1', 'https://www.solvenda.example/about?a=1'],
    ['/Nieuws/?a=1', 'https://www.solvenda.example/?a=1'],
    ['//elsewhere.example/', 'https://www.solvenda.example//elsewhere.example/'],
  ])('redirects the page %s of another name straight to %s', (target, location) => {
    for (const host of ['Solvenda.example', 'www.voorheen.example'])
      expect(viewerRequestOf({ method: 'GET', host, target })).toMatchObject({
        type: 'redirect',
        status: 301,
        headers: { location },
      });
  });

  test.each([
    ['/intake/v1.js', '/intake/v1.js'],
    ['/embed?key=pk_partner', '/embed/index.html'],
    ['/content/remoteEntry.js', '/content/remoteEntry.js'],
    ['/main.0123456789abcdef.js', '/main.0123456789abcdef.js'],
    ['/config.json', '/config.json'],
  ])('goes on serving %s under a former name: partners’ pages load it from there', (target, uri) => {
    expect(viewerRequestOf({ method: 'GET', host: 'www.voorheen.example', target })).toEqual({ type: 'forward', uri });
  });

  test('serves the page under www', () => {
    const outcome = viewerRequestOf({ method: 'GET', host: 'www.solvenda.example', target: '/about' });

    expect(outcome).toEqual({ type: 'forward', uri: '/about/index.html' });
  });
});

test('the bundle fits the size limit and defines its handler as a plain script', () => {
  expect(Buffer.byteLength(code)).toBeLessThanOrEqual(maxEdgeFunctionBytes);
  expect(code).toMatch(/^function handler\(event\)|[;}]function handler\(event\)/);
  expect(() => new Script(code)).not.toThrow();
});

// CloudFront stops a function that runs too long. Its longest URL has 8,192 characters:
// https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html
test.each([
  ['at the end', (slashes: string) => `/a${slashes}`],
  ['within', (slashes: string) => `${slashes}a`],
  ['before a file', (slashes: string) => `${slashes}a.pdf`],
])('the longest path takes no quadratic time: slashes %s', (_, pathOf) => {
  const timeOf = (slashes: number) => shortestTime(() => arrive(pathOf('/'.repeat(slashes))));

  // Linear time grows 8 times, quadratic time 64 times.
  expect(timeOf(8184) / timeOf(1023)).toBeLessThan(24);
});

/** Other programs on the machine lengthen some calls: the shortest of twenty counts. */
function shortestTime(call: () => unknown): number {
  const times = Array.from({ length: 20 }, () => {
    const start = performance.now();
    call();
    return performance.now() - start;
  });
  return Math.min(...times);
}

function arrive(target: string) {
  return viewerRequest({ method: 'GET', host: 'localhost:8080', target });
}

function locationOf(target: string): string | undefined {
  const outcome = arrive(target);
  return outcome.type === 'redirect' ? outcome.headers['location'] : undefined;
}
