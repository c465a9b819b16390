import { now, storedDocument, storedIntake, submissionId } from '../../../testing/fixtures';
import { MemoryStore } from '../../../testing/MemoryStore';
import { signDocumentLink } from '../../staff-links/documentToken';
import { chooseMalwareScan } from '../../malware-scan/chooseMalwareScan';
import { jsonBody } from '../../storage/readJson';
import { storageKeys } from '../../storage/storageKeys';
import { accept } from '../../Result';
import { answerLink } from './answerLink';

const sha256 = 'ab'.repeat(32);
const document = storedDocument('brief <b>&.pdf', { size: 1_200_000, sha256, kind: 'correspondence' });
const expiresAt = new Date(now.getTime() + 60_000);
const token = signDocumentLink({ submissionId, sha256, expiresAt }, 'sleutel van nu');

async function start() {
  const store = new MemoryStore();
  await store.write(storageKeys.record({ submissionId }), jsonBody(storedIntake({ documents: [document] })));
  const linked: string[] = [];
  const linkTo = (key: string) => {
    linked.push(key);
    return Promise.resolve(`https://bucket.example/${key}`);
  };
  const ports = {
    store,
    links: { linkTo },
    scan: chooseMalwareScan('none', store),
    keys: ['sleutel van nu'],
    now: () => now,
  };
  const get = (query: Record<string, string> = {}, accepted = 'text/html', asked = token) =>
    answerLink({ headers: { accept: accepted }, query, pathParameters: { token: asked } }, ports);
  return { store, linked, get };
}

test('a link opens a page with case and document, and loads no document by itself', async () => {
  const { store, linked, get } = await start();
  const read: string[] = [];
  store.hook = (_moment, _operation, key) => void read.push(key);

  const shown = await get({}, '*/*');

  expect(linked).toEqual([]);
  expect(read.filter((key) => key.startsWith('documents/'))).toEqual([]);
  const page = shown.ok && shown.value.kind === 'shown' ? shown.value.page.replace(/\s+/g, ' ') : '';
  expect(page).toContain('<h1>Document bij aanvraag K7QM-3TXB</h1>');
  expect(page).toContain('<dd>Briefwisseling</dd>');
  expect(page).toContain('<dd>brief &lt;b&gt;&amp;.pdf</dd>');
  expect(page).toContain('<dd>1,2 MB</dd>');
  expect(page).toContain('<a class="button" href="?openen=ja" rel="nofollow noreferrer">Open dit document</a>');
});

test('the page loads the document only by a click: no refresh, frame, image, script or prefetch', async () => {
  const { get } = await start();

  const shown = await get({}, '*/*');

  const page = shown.ok && shown.value.kind === 'shown' ? shown.value.page : '';
  const plain = ['!doctype', 'html', 'head', 'title', 'style', 'body', 'main', 'p', 'h1', 'dl', 'div', 'dt', 'dd'];
  const others = [...page.matchAll(/<([^\s/>]+)[^>]*>/g)].filter(
    ([, name = '']) => !plain.includes(name.toLowerCase()),
  );
  expect(others.map(([tag]) => tag)).toEqual([
    '<meta charset="utf-8" />',
    '<meta name="viewport" content="width=device-width, initial-scale=1" />',
    '<meta name="robots" content="noindex, nofollow" />',
    expect.stringMatching(
      /^<meta http-equiv="content-security-policy" content="default-src &#39;none&#39;; [^"]*" \/>$/,
    ),
    '<a class="button" href="?openen=ja" rel="nofollow noreferrer">',
  ]);
});

test('the link on that page redirects to the document', async () => {
  const { get } = await start();

  expect(await get({ openen: 'ja' })).toEqual(
    accept({ kind: 'redirected', location: `https://bucket.example/documents/${submissionId}/${sha256}` }),
  );
});

test('an invalid link answers a page to browsers and a code to programs', async () => {
  const { get } = await start();

  for (const query of [{}, { openen: 'ja' }]) {
    const dead = await get(query, 'text/html', 'x');
    expect(dead.ok ? undefined : dead.refusal.page).toContain('Dit document kan niet geopend worden');
    expect(await get(query, 'application/json', 'x')).toMatchObject({ refusal: { code: 'link_expired' } });
  }
  expect(await get({}, '*/*', 'x')).not.toHaveProperty('refusal.page');
});
