import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { keysOf, submissionId } from '../../testing/fixtures';
import { MemoryStore } from '../../testing/MemoryStore';
import { accept, refuse } from '../Result';
import { recaptchaBotCheck } from './recaptchaBotCheck';

/** A fake of Google's siteverify: accepts each token once and answers as documented. */
type Siteverify = { url: string; asked: string[]; answer: (form: URLSearchParams) => object | number | 'silence' };

let server: Server;
let google: Siteverify;

const good = { success: true, score: 0.9, action: 'intake_form', hostname: 'www.kantoor.example' };

beforeEach(async () => {
  google = { url: '', asked: [], answer: () => good };
  const used = new Set<string>();
  server = createServer((request, response) => {
    void text(request).then((body) => {
      google.asked.push(body);
      const form = new URLSearchParams(body);
      const token = form.get('response') ?? '';
      const answer = used.has(token)
        ? { success: false, 'error-codes': ['timeout-or-duplicate'] }
        : google.answer(form);
      used.add(token);
      if (answer === 'silence') return;
      if (typeof answer === 'number') response.writeHead(answer, { location: '/elsewhere' }).end();
      else response.end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  google.url = `http://127.0.0.1:${address.port}/siteverify`;
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

function start(changes: Partial<Parameters<typeof recaptchaBotCheck>[0]> = {}) {
  const store = new MemoryStore();
  const botCheck = recaptchaBotCheck({
    keys: keysOf('geheim'),
    hostnames: ['www.kantoor.example'],
    verifyUrl: google.url,
    onOutage: 'closed',
    store,
    ...changes,
  });
  const check = (token = 'token', id = submissionId) => botCheck.check({ token, action: 'intake_form', spendOn: id });
  return { store, check };
}

test('a token that siteverify accepts passes, without sending the visitor’s IP address', async () => {
  const { check } = start();

  expect(await check()).toEqual(accept(undefined));
  expect(google.asked).toEqual(['secret=geheim&response=token']);
});

test('a retry of the submission passes without another request to Google', async () => {
  const { check } = start();
  await check();

  expect(await check()).toEqual(accept(undefined));
  expect(google.asked).toHaveLength(1);
});

test('two concurrent retries of one submission both pass', async () => {
  const { check } = start();

  const verdicts = await Promise.all([check(), check()]);

  expect(verdicts).toEqual([accept(undefined), accept(undefined)]);
  expect(google.asked).toHaveLength(2);
});

test.each([
  ['a low score', { ...good, score: 0.4 }, 'low_score'],
  ['no score', { ...good, score: undefined }, 'low_score'],
  ['another form', { ...good, action: 'contact_form' }, 'other_action'],
  ['another site', { ...good, hostname: 'elders.example' }, 'other_hostname'],
  ['a token that Google does not know', { success: false, 'error-codes': ['invalid-input-response'] }, 'invalid'],
])('%s is refused and stores nothing', async (_case, answer, reason) => {
  google.answer = () => answer;
  const { store, check } = start();

  expect(await check()).toEqual(refuse('bot_check_failed', { reason }));
  expect(store.keys).toEqual([]);
});

test.each(['', 'x'.repeat(5000)])(
  'an empty or oversized token is refused without a request to Google',
  async (token) => {
    expect(await start().check(token)).toEqual(refuse('bot_check_failed', { reason: 'malformed' }));
    expect(google.asked).toEqual([]);
  },
);

test('a redirect of siteverify is not followed, so the secret goes to no other address', async () => {
  google.answer = () => (google.asked.length === 1 ? 307 : good);
  const { check } = start();

  expect(await check()).toEqual(refuse('unavailable', { reason: 'bot_check' }));
  expect(google.asked).toHaveLength(1);
});

describe('when Google does not respond', () => {
  test.each<[string, Siteverify['answer']]>([
    ['silence', () => 'silence'],
    ['a failure', () => 500],
    ['something else', () => ({ hello: 'world' })],
    ['a complaint about our secret', () => ({ success: false, 'error-codes': ['invalid-input-secret'] })],
  ])('%s: `closed` refuses for now, `open` accepts', async (_case, answer) => {
    google.answer = answer;

    expect(await start({ timeoutMs: 300 }).check('een')).toEqual(refuse('unavailable', { reason: 'bot_check' }));
    expect(await start({ onOutage: 'open', timeoutMs: 300 }).check('twee')).toEqual(accept(undefined));
  });

  test('no server at the address', async () => {
    expect(await start({ verifyUrl: 'http://127.0.0.1:9/' }).check()).toEqual(
      refuse('unavailable', { reason: 'bot_check' }),
    );
  });
});
