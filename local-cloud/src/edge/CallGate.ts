import type { IncomingMessage } from 'node:http';
import { apiHeaders } from '@incasso/contract/api';
import { apiError, apiErrors } from '@incasso/contract/errors';
import { callLimits } from '@incasso/infra/delivery/callLimits';
import * as v from 'valibot';
import { readBody } from '../http/readBody';
import { drainRequest, type HttpAnswer } from '../http/httpAnswer';
import type { LocalStage } from '../stage/localStage';
import { CallLimiter, type CallLimits } from './CallLimiter';

/** Where tests set the limits on calls. */
export const limitsPath = '/_limits';

const limit = v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1)));
const limitsSchema = v.pipe(v.string(), v.parseJson(), v.strictObject({ perAddress: limit, perPartner: limit }));
const maxLimitsBytes = 1024;

/** The limits on calls of the API, as the firewall sets them in AWS. */
export class CallGate {
  readonly #stage: LocalStage;
  #limiter: CallLimiter;

  constructor(stage: LocalStage) {
    this.#stage = stage;
    this.#limiter = this.#limiterWith(stage.callLimits);
  }

  /** Counts a call, and answers one too many. */
  async refuse(request: IncomingMessage): Promise<HttpAnswer | undefined> {
    const publicKey = request.headersDistinct[apiHeaders.publicKey]?.join(',');
    const waitSeconds = this.#limiter.take({ address: request.socket.remoteAddress ?? '', publicKey });
    if (waitSeconds === undefined) return undefined;
    await drainRequest(request);
    return {
      status: apiErrors.too_many_requests.status,
      headers: { 'content-type': 'application/json', 'retry-after': String(waitSeconds) },
      body: JSON.stringify(apiError('too_many_requests')),
    };
  }

  /**
   * Answers `POST /_limits`: its body names the limits from now on, and those it leaves out are the stage's again. All
   * counts start anew.
   */
  async setLimits(request: IncomingMessage): Promise<HttpAnswer> {
    const body = await readBody(request, maxLimitsBytes);
    const limits = v.safeParse(limitsSchema, body?.toString('utf8'));
    if (!limits.success) {
      const explanation =
        'The body is { "perAddress": 1 or more, "perPartner": 1 or more }, each of which may be left out.\n';
      return { status: 400, headers: { 'content-type': 'text/plain; charset=utf-8' }, body: explanation };
    }
    this.#limiter = this.#limiterWith({ ...this.#stage.callLimits, ...limits.output });
    return { status: 204, headers: {} };
  }

  #limiterWith(limits: CallLimits): CallLimiter {
    const { windowSeconds } = callLimits;
    return new CallLimiter({ limits, windowSeconds, sitePublicKey: this.#stage.publicKeys.site.key });
  }
}
