import { apiEvent } from '../../testing/apiEvent';
import { keysOf, submissionId } from '../../testing/fixtures';
import type { BotCheck } from '../bot-check/BotCheck';
import { accept, refuse } from '../Result';
import { formHandler } from './formHandler';

type Form = { readonly submissionId: string; readonly recaptchaToken: string };

const callers = { originKeys: keysOf('het geheim van de rand'), publicKeys: [{ key: 'pk_site' }] };
const headers = {
  'x-origin-verify': 'het geheim van de rand',
  'x-public-key': 'pk_site',
  origin: 'https://www.kantoor.example',
};

function start({ verdict = accept(undefined) }: { verdict?: Awaited<ReturnType<BotCheck['check']>> } = {}) {
  const done: string[] = [];
  const handle = formHandler<Form>({
    callers,
    botCheck: {
      check({ token, action, spendOn: id }) {
        done.push(`checked ${token} for ${action} of ${id}`);
        return Promise.resolve(verdict);
      },
    },
    action: 'intake_form',
    parse: () => accept({ submissionId, recaptchaToken: 'token' }),
    respond({ submissionId: id }) {
      done.push(`answered ${id}`);
      return Promise.resolve(accept({ kind: 'answered', body: { success: true } }));
    },
    logger: { info: () => undefined, error: () => undefined },
  });
  return {
    done,
    call: () => handle(apiEvent({ headers }), { getRemainingTimeInMillis: () => 10_000 }),
  };
}

test('respond runs after the bot check passed for the form’s action and the submission', async () => {
  const { done, call } = start();

  expect(await call()).toMatchObject({ statusCode: 200, body: '{"success":true}' });

  expect(done).toEqual([`checked token for intake_form of ${submissionId}`, `answered ${submissionId}`]);
});

test.each([
  ['a bot', refuse('bot_check_failed', { reason: 'spent' }), 422, 'bot_check_failed'],
  ['without a verdict', refuse('unavailable', { reason: 'bot_check' }), 503, 'unavailable'],
])('%s is refused before any work', async (_who, verdict, status, code) => {
  const { done, call } = start({ verdict });

  const { statusCode, body } = await call();

  expect(statusCode).toBe(status);
  expect(JSON.parse(body)).toMatchObject({ code });
  expect(done).toEqual([`checked token for intake_form of ${submissionId}`]);
});
