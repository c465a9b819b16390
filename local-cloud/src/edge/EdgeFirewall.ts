import type { IncomingMessage } from 'node:http';
import type { CallLimits } from '@incasso/infra/firewall/callLimits';
import { firewallAnswers, firewallRules } from '@incasso/infra/firewall/firewallRules';
import * as v from 'valibot';
import { Firewall } from '@incasso/infra/firewall/stand-in/Firewall';
import type { FirewallRequest } from '@incasso/infra/firewall/stand-in/FirewallRequest';
import { readBody } from '../http/readBody';
import type { HttpAnswer } from '../http/httpAnswer';
import type { LocalStage } from '../stage/localStage';

/** Where tests set the limits on calls. */
export const limitsPath = '/_limits';

const limit = v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1)));
const limitsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.strictObject({ perAddress: limit, perPartner: limit, perPartnerAndAddress: limit }),
);
const maxLimitsBytes = 1024;

/** The deployed firewall before the local edge, with limits on calls that tests can set. */
export class EdgeFirewall {
  #firewall: Firewall;

  constructor(private readonly stage: LocalStage) {
    this.#firewall = this.#firewallWith(stage.callLimits);
  }

  /** The answer to a request that is blocked; `undefined` for one that passes. */
  judge(request: FirewallRequest): HttpAnswer | undefined {
    return this.#firewall.judge(request);
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
        'The body is { "perAddress", "perPartner", "perPartnerAndAddress" }, each 1 or more, each of which may be left out.\n';
      return { status: 400, headers: { 'content-type': 'text/plain; charset=utf-8' }, body: explanation };
    }
    this.#firewall = this.#firewallWith({ ...this.stage.callLimits, ...limits.output });
    return { status: 204, headers: {} };
  }

  #firewallWith(limits: CallLimits): Firewall {
    const rules = firewallRules({ sitePublicKey: this.stage.publicKeys.site.key, limits });
    return new Firewall({ rules, customResponseBodies: firewallAnswers });
  }
}
