import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import * as v from 'valibot';
import { readBody } from '../http/readBody';
import { FaultPlan, faultsPath } from '../faults/FaultPlan';
import { drainRequest, type HttpAnswer } from '../http/httpAnswer';
import type { RunningServer } from '../http/startServer';
import { startStandIn, type ServerCall } from '../http/startStandIn';
import { TokenBook } from './TokenBook';

/** What the stand-in is told. */
export type RecaptchaOptions = {
  /** 0 takes a free one. */
  readonly port: number;
  /** The pair that Google gives a site. */
  readonly keys: { readonly siteKey: string; readonly secretKey: string };
};

/** Where siteverify stands, as at Google. */
export const siteverifyPath = '/recaptcha/api/siteverify';
/** Where tests set the score of the next verdicts. */
const scorePath = '/_score';

const scripts: Readonly<Record<string, URL>> = {
  '/recaptcha/api.js': new URL('./scripts/api.js', import.meta.url),
  '/recaptcha/releases/local/recaptcha.js': new URL('./scripts/recaptcha.js', import.meta.url),
};
const maxBodyBytes = 64 * 1024;

const orderSchema = v.pipe(v.string(), v.parseJson(), v.object({ siteKey: v.string(), action: v.string() }));
const scoreSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.strictObject({ score: v.pipe(v.number(), v.minValue(0), v.maxValue(1)) }),
);

/**
 * Starts a stand-in for Google reCAPTCHA v3: siteverify, and what a browser fetches of Google, for tests that lead
 * Google's addresses here. `POST /_score` takes `{ "score": 0 to 1 }`; `POST /_faults` meets siteverify. Rejects when
 * the port is in use.
 */
export function startRecaptcha({ port, keys }: RecaptchaOptions): Promise<RunningServer> {
  const faults = new FaultPlan();

  async function answer({ request, path, signal }: ServerCall, book: TokenBook): Promise<HttpAnswer | undefined> {
    if (request.method === 'POST') {
      if (path === faultsPath) return faults.receive(request);
      if (path === scorePath) return setScore(request, book);
      if (path === '/recaptcha/api2/reload') return giveToken(request, { book, siteKey: keys.siteKey });
      if (path === siteverifyPath) {
        const refuse = (status: number) => ({ status, headers: {} });
        return faults.apply({ request, path, signal, answer: () => verify(request, book), refuse });
      }
    }
    await drainRequest(request);
    if (path === '/recaptcha/api2/anchor') return text('text/html', '<!doctype html><title>reCAPTCHA</title>');
    const script = scripts[path];
    return script === undefined
      ? { status: 404, headers: {} }
      : text('text/javascript', await readFile(script, 'utf8'));
  }

  return startStandIn({ port, open: () => Promise.resolve(new TokenBook(keys.secretKey)), answer });
}

async function setScore(request: IncomingMessage, book: TokenBook): Promise<HttpAnswer> {
  const body = v.safeParse(scoreSchema, await readText(request));
  if (!body.success) return { ...text('text/plain', 'The body is { "score": 0 to 1 }.\n'), status: 400 };
  book.score = body.output.score;
  return { status: 204, headers: {} };
}

async function giveToken(
  request: IncomingMessage,
  { book, siteKey }: { book: TokenBook; siteKey: string },
): Promise<HttpAnswer> {
  const order = v.safeParse(orderSchema, await readText(request));
  const { origin } = request.headers;
  if (!order.success || origin === undefined || order.output.siteKey !== siteKey) return { status: 400, headers: {} };
  const token = book.give({ action: order.output.action, hostname: new URL(origin).hostname });
  const { headers, ...given } = text('text/plain', token);
  return { ...given, headers: { ...headers, 'access-control-allow-origin': origin } };
}

async function verify(request: IncomingMessage, book: TokenBook): Promise<HttpAnswer> {
  const verdict = book.verify(new URLSearchParams(await readText(request)));
  return text('application/json', JSON.stringify(verdict));
}

async function readText(request: IncomingMessage): Promise<string> {
  return (await readBody(request, maxBodyBytes))?.toString('utf8') ?? '';
}

function text(type: string, body: string): HttpAnswer {
  return { status: 200, headers: { 'content-type': `${type}; charset=utf-8` }, body };
}
