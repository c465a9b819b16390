import { setTimeout } from 'node:timers/promises';
import { apiHeaders, apiPaths, apiRoot, botChallengeSchema, documentPath } from '@incasso/contract/api';
import { apiErrorSchema } from '@incasso/contract/apiErrorSchema';
import { requestLimits } from '@incasso/contract/limits';
import { siteConfigPath, siteConfigSchema } from '@incasso/contract/siteConfig';
import { parseAnswer } from './parseAnswer';
import { proveSameRelease } from './proveSameRelease';
import { expectEqual, expectPart, type SmokeCheck } from './smokeCheck';

/** API checks. None creates a case or a message. */
export const apiChecks: readonly SmokeCheck[] = [
  {
    name: 'the API is healthy and has the site’s release',
    prove: (ask) => proveSameRelease(ask, setTimeout),
  },
  {
    name: 'the bot check gives a challenge',
    prove: async (ask) => {
      const config = parseAnswer(siteConfigSchema, siteConfigPath, await ask(siteConfigPath));
      if (config.botCheck.provider !== 'altcha') return;
      const path = `${apiPaths.botChallenge}?action=intake_form`;
      const answer = await ask(path, { headers: { [apiHeaders.publicKey]: config.publicKey } });
      expectEqual(`${path}: status`, answer.status, 200);
      parseAnswer(botChallengeSchema, path, answer);
      expectEqual(`${path}: cache-control`, answer.headers.get('cache-control'), 'no-store');
    },
  },
  {
    name: 'a call with an unknown public key gets the API’s own error',
    prove: async (ask) => {
      const path = `${apiPaths.botChallenge}?action=intake_form`;
      const answer = await ask(path, { headers: { [apiHeaders.publicKey]: 'pk_unknown_to_all' } });
      expectEqual(`${path}: status`, answer.status, 401);
      expectEqual(`${path}: code`, parseAnswer(apiErrorSchema, path, answer).code, 'unknown_public_key');
    },
  },
  {
    name: 'the largest call that browsers make reaches its function, even if it looks like an attack',
    prove: async (ask) => {
      const { status, text } = await ask(apiPaths.intake, callWithBody(requestLimits.maxInlineBytes));
      expectEqual('the status', status, 401);
      expectPart('the answer', text, 'unknown_public_key');
    },
  },
  {
    name: 'a call that is too large for a function answers 413',
    prove: async (ask) => {
      const { status } = await ask(apiPaths.intake, callWithBody(requestLimits.maxLambdaEventBytes));
      expectEqual('the status', status, 413);
    },
  },
  {
    name: 'an unknown call gets an API error, not a page',
    prove: async (ask) => {
      for (const path of [apiRoot, `${apiRoot}/`, `${apiRoot}/no-such-call`]) {
        const answer = await ask(path);
        expectEqual(`${path}: status`, answer.status, 400);
        parseAnswer(apiErrorSchema, path, answer);
      }
    },
  },
  {
    name: 'an unknown staff link gets the page for dead links',
    prove: async (ask) => {
      expectEqual('the status', (await ask(documentPath('no-such-link'))).status, 410);
    },
  },
];

/** A call with an unknown public key, which is refused before any work. Its body looks like an attack to a firewall. */
function callWithBody(bytes: number): RequestInit {
  return {
    method: 'POST',
    headers: { [apiHeaders.publicKey]: 'pk_unknown_to_all', 'content-type': 'application/octet-stream' },
    body: Buffer.alloc(bytes, `<script>alert(1)</script>' OR 1=1; --../../etc/passwd http://169.254.169.254/\n`),
  };
}
