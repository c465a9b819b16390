import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import {
  type HttpAnswer,
  type HttpCall,
  plainText,
  readBody,
  type RunningServer,
  startServer,
} from '../http/startServer';

export type RecaptchaOptions = {
  readonly port: number;
  readonly keys: { readonly siteKey: string; readonly secretKey: string };
};

export const siteverifyPath = '/recaptcha/api/siteverify';

const scripts: Readonly<Record<string, URL>> = {
  '/recaptcha/api.js': new URL('./scripts/api.js', import.meta.url),
  '/recaptcha/releases/local/recaptcha.js': new URL('./scripts/recaptcha.js', import.meta.url),
};
const maxBodyBytes = 64 * 1024;

const orderSchema = v.pipe(v.string(), v.parseJson(), v.object({ siteKey: v.string(), action: v.string() }));
/**
 * Fakes Google's part of reCAPTCHA v3: siteverify, and the scripts for a browser in which a test routes Google's URLs
 * here. Every visitor has a good score.
 */
export function startRecaptcha({ port, keys }: RecaptchaOptions): Promise<RunningServer> {
  /** Issued tokens. Each can be verified once. */
  const tokens = new Map<string, { readonly action: string; readonly hostname: string; wasAsked: boolean }>();

  /** https://developers.google.com/recaptcha/docs/v3#site_verify_response */
  async function verify(call: HttpCall): Promise<HttpAnswer> {
    const form = new URLSearchParams(await readText(call));
    const token = tokens.get(form.get('response') ?? '');
    const failed = (code: string) => json({ success: false, 'error-codes': [code] });
    if (form.get('secret') !== keys.secretKey) return failed('invalid-input-secret');
    if (token === undefined) return failed('invalid-input-response');
    if (token.wasAsked) return failed('timeout-or-duplicate');
    token.wasAsked = true;
    const { action, hostname } = token;
    return json({ success: true, score: 0.9, action, hostname, challenge_ts: new Date().toISOString() });
  }

  async function giveToken(call: HttpCall): Promise<HttpAnswer> {
    const order = v.safeParse(orderSchema, await readText(call));
    const { origin } = call.request.headers;
    if (!order.success || origin === undefined || order.output.siteKey !== keys.siteKey) {
      return plainText(400, 'Unknown site key.\n');
    }
    const token = `local-${randomUUID()}`;
    tokens.set(token, { action: order.output.action, hostname: new URL(origin).hostname, wasAsked: false });
    return { status: 200, headers: { 'access-control-allow-origin': origin }, body: token };
  }

  return startServer({
    port,
    answer: async (call) => {
      const { path } = call;
      if (path === '/recaptcha/api2/reload') return giveToken(call);
      if (path === '/recaptcha/api2/anchor') return page('text/html', '<!doctype html><title>reCAPTCHA</title>');
      const script = scripts[path];
      if (script !== undefined) return page('text/javascript', await readFile(script, 'utf8'));
      return path === siteverifyPath ? verify(call) : plainText(404, 'Not found.\n');
    },
  });
}

async function readText({ request }: HttpCall): Promise<string> {
  return (await readBody(request, maxBodyBytes))?.toString('utf8') ?? '';
}

function json(value: object): HttpAnswer {
  return page('application/json', JSON.stringify(value));
}

function page(type: string, body: string): HttpAnswer {
  return { status: 200, headers: { 'content-type': `${type}; charset=utf-8` }, body };
}
