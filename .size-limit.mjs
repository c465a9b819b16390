// What a browser may fetch: today's size and 5%, so that a library's patch needs no new limit. Scripts with a hash have
// these bytes on the wire (`storedForm.ts`); documents and v1.js weigh 8% more, as CloudFront compresses them.
import { readFileSync } from 'node:fs';

const site = 'shell/dist/site';
const embed = `${site}/embed`;

/** Files that a page's document has the browser fetch, below a path. */
function fetched(page, pattern, below = '/') {
  const html = readFileSync(new URL(`${site}${page}`, import.meta.url), 'utf8');
  const paths = [...html.matchAll(pattern)].flatMap(([, list]) => list.split(' '));
  return paths.filter((path) => path.startsWith(below)).map((path) => site + path);
}

const scripts = /(?:<script src|data-entry|data-scripts|as="script" href)="([^"]+)"/gu;
const fonts = /src:url\(([^)]+\.woff2)\)/gu;

const fetchedOnUse = {
  'embed: reading a document': [['read-document'], '22.7 kB'],
  'embed: reading a mail or zip': [['unpack-file'], '45 kB'],
  'embed: e-invoices': [['invoice-invitation', 'invoices'], '6.7 kB'],
  'embed: last step': [['last-step', 'refusals', 'convert-photo'], '22.2 kB'],
  'embed: notices of cases': [['case-notices', 'qr-code'], '6.3 kB'],
};
const filesOf = (names) => names.map((name) => `${embed}/${name}.*.js`);

export default [
  { name: '/: document and styles', path: `${site}/index.html`, limit: '12.3 kB' },
  { name: '/: scripts', path: fetched('/index.html', scripts), limit: '156 kB' },
  { name: "/: content's scripts", path: fetched('/index.html', scripts, '/content/'), limit: '22.7 kB' },
  { name: '/: fonts', path: fetched('/index.html', fonts), limit: '43.4 kB', brotli: false },
  { name: '/start: document and styles', path: `${site}/start/index.html`, limit: '8.5 kB' },
  { name: "/start: wizard's scripts", path: fetched('/start/index.html', scripts, '/intake/'), limit: '58.9 kB' },
  { name: '/embed: document and styles', path: `${embed}/index.html`, limit: '4.8 kB' },
  { name: '/embed: scripts', path: fetched('/embed/index.html', scripts), limit: '78.4 kB' },
  // Promised to partners in docs/partners.md.
  { name: "embed: partner's script", path: `${site}/intake/v1.js`, limit: '2.3 kB' },
  {
    name: 'embed: all other scripts',
    path: [
      `${embed}/*.js`,
      ...Object.values(fetchedOnUse).flatMap(([names]) => filesOf(names).map((file) => `!${file}`)),
    ],
    limit: '89.7 kB',
  },
  ...Object.entries(fetchedOnUse).map(([name, [names, limit]]) => ({ name, path: filesOf(names), limit })),
];
