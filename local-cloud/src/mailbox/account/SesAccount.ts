import type { IncomingMessage } from 'node:http';
import * as v from 'valibot';
import { readBody } from '../../http/readBody';
import type { HttpAnswer } from '../../http/httpAnswer';
import {
  accountSchema,
  outcomes,
  type AccountInput,
  type AccountSettings,
  type Outcome,
  type SuppressionReason,
} from './accountSchema';

/** Where the account is told of, and set. */
export const accountPath = '/_account';

const changesSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));
const maxSettingsBytes = 64 * 1024;
const dayMs = 24 * 60 * 60_000;

/** An account of SES: what it may do, and what it remembers of its mails. */
export class SesAccount {
  readonly #atStart: AccountInput;
  #settings: AccountSettings;
  /** When mails were taken, one entry for each recipient. */
  #taken: number[] = [];

  constructor(atStart: AccountInput) {
    this.#atStart = atStart;
    this.#settings = v.parse(accountSchema, atStart);
  }

  get settings(): AccountSettings {
    return this.#settings;
  }

  /** Answers `POST /_account`: its body names what differs from the start. What was remembered is forgotten. */
  async receive(request: IncomingMessage): Promise<HttpAnswer> {
    const body = await readBody(request, maxSettingsBytes);
    const changes = v.safeParse(changesSchema, body?.toString('utf8'));
    if (!changes.success) return refusal('the body is a JSON object');
    const settings = v.safeParse(accountSchema, { ...this.#atStart, ...changes.output });
    if (!settings.success) {
      const [issue] = settings.issues;
      return refusal(`${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`);
    }
    this.#settings = settings.output;
    this.#taken = [];
    return { status: 204, headers: {} };
  }

  /** Answers `GET /_account`. */
  tell(): HttpAnswer {
    return { status: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify(this.#settings) };
  }

  /** The identity by which SES knows an address: itself, or its domain or one above it; none when not verified. */
  identityOf(address: string): string | undefined {
    const lower = address.toLowerCase();
    const labels = lower.slice(lower.lastIndexOf('@') + 1).split('.');
    const domains = labels.map((_, place) => labels.slice(place).join('.'));
    return [lower, ...domains].find((identity) => this.#settings.verified.includes(identity));
  }

  /** Whether mails to so many more recipients fit into the 24 hours. */
  hasQuotaFor(recipients: number): boolean {
    const { sandbox, dailyQuota = sandbox ? 200 : 50_000 } = this.#settings;
    this.#taken = this.#taken.filter((time) => time > Date.now() - dayMs);
    return this.#taken.length + recipients <= dailyQuota;
  }

  /** Counts a mail that was taken. */
  countTaken(recipients: number): void {
    this.#taken.push(...Array.from({ length: recipients }, () => Date.now()));
  }

  /**
   * What becomes of a mail to an address. A configuration set that says whom it suppresses overrides the account.
   * https://docs.aws.amazon.com/ses/latest/dg/sending-email-suppression-list-config-level.html
   */
  outcomeOf(address: string, configurationSet: string | undefined): Outcome | 'on-list-bounce' | 'on-list-complaint' {
    const listed = this.#settings.suppressionList.find((entry) => entry.address === address.toLowerCase());
    if (listed !== undefined && this.#suppresses(configurationSet).includes(listed.reason)) {
      return listed.reason === 'BOUNCE' ? 'on-list-bounce' : 'on-list-complaint';
    }
    return this.#settings.outcomes[address.toLowerCase()] ?? simulatedOutcome(address) ?? 'success';
  }

  /** Puts a recipient on the suppression list, where account or configuration set ask for it. */
  remember(address: string, reason: SuppressionReason, configurationSet: string | undefined): void {
    const lower = address.toLowerCase();
    const { suppressionList } = this.#settings;
    if (!this.#suppresses(configurationSet).includes(reason) || simulatedOutcome(address) !== undefined) return;
    if (suppressionList.some((entry) => entry.address === lower)) return;
    this.#settings = { ...this.#settings, suppressionList: [...suppressionList, { address: lower, reason }] };
  }

  #suppresses(configurationSet: string | undefined) {
    const { configurationSets, suppressedReasons } = this.#settings;
    return configurationSets[configurationSet ?? '']?.suppressedReasons ?? suppressedReasons;
  }
}

function refusal(reason: string): HttpAnswer {
  const headers = { 'content-type': 'text/plain; charset=utf-8' };
  return { status: 400, headers, body: `Not the settings of an account: ${reason}.\n` };
}

const simulator = /^(\w+)(?:\+[^@]*)?@simulator\.amazonses\.com$/i;

/**
 * What the mailbox simulator does to a mail; `undefined` for an address that is none of its. It may always be sent to.
 * https://docs.aws.amazon.com/ses/latest/dg/send-an-email-from-console.html#send-email-simulator
 */
export function simulatedOutcome(address: string): Outcome | undefined {
  const name = simulator.exec(address)?.[1]?.toLowerCase();
  return name === undefined ? undefined : (outcomes.find((outcome) => outcome === name) ?? 'bounce');
}
