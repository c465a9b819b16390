import { randomUUID } from 'node:crypto';
import { equalSecrets } from '@incasso/lambdas/http/equalSecrets';

/** What a token was made for. */
type TokenPurpose = { readonly action: string; readonly hostname: string };

/** An answer of siteverify: https://developers.google.com/recaptcha/docs/v3#site_verify_response */
export type SiteverifyResponse =
  | {
      readonly success: true;
      readonly score: number;
      readonly action: string;
      /** When the token was made, in ISO 8601. */
      readonly challenge_ts: string;
      readonly hostname: string;
    }
  | { readonly success: false; readonly 'error-codes': readonly [ErrorCode] };

/** https://developers.google.com/recaptcha/docs/verify#error_code_reference */
type ErrorCode =
  | 'missing-input-secret'
  | 'invalid-input-secret'
  | 'missing-input-response'
  | 'invalid-input-response'
  | 'bad-request'
  | 'timeout-or-duplicate';

/** How long Google takes a token. */
const lifetimeMs = 120_000;

/** The tokens that were given out. Each is good for one question, within two minutes. */
export class TokenBook {
  readonly #tokens = new Map<string, TokenPurpose & { readonly madeAt: Date; wasAsked: boolean }>();
  /** What the next questions hear, 0 to 1. */
  score = 0.9;

  constructor(
    private readonly secretKey: string,
    private readonly now: () => Date = () => new Date(),
  ) {}

  give(purpose: TokenPurpose): string {
    const token = `local-${randomUUID()}`;
    this.#tokens.set(token, { ...purpose, madeAt: this.now(), wasAsked: false });
    return token;
  }

  /** Answers the form that a server sends to siteverify. */
  verify(form: URLSearchParams): SiteverifyResponse {
    const secret = form.get('secret') ?? '';
    const response = form.get('response') ?? '';
    if (secret === '') return failed('missing-input-secret');
    if (!equalSecrets(secret, this.secretKey)) return failed('invalid-input-secret');
    if (response === '') return failed('missing-input-response');
    const token = this.#tokens.get(response);
    if (token === undefined) return failed('invalid-input-response');
    const { action, hostname, madeAt, wasAsked } = token;
    token.wasAsked = true;
    if (wasAsked || this.now().getTime() - madeAt.getTime() > lifetimeMs) return failed('timeout-or-duplicate');
    return { success: true, score: this.score, action, challenge_ts: madeAt.toISOString(), hostname };
  }
}

function failed(code: ErrorCode): SiteverifyResponse {
  return { success: false, 'error-codes': [code] };
}
