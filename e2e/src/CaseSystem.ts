import { caseEventSchema, type CaseEvent } from '@incasso/lambdas/case-events/caseEvent';
import * as v from 'valibot';

/** The sample of a case system beside a local cloud, and EventBridge's stand-in before it. */
export class CaseSystem {
  constructor(private readonly addresses: { readonly events: string; readonly caseSystem: string }) {}

  /** The cases that it has, each in its newest state. */
  async cases(): Promise<CaseEvent[]> {
    const response = await fetch(`${this.addresses.caseSystem}/cases`);
    return v.parse(v.array(caseEventSchema), await response.json());
  }

  /** How it answered each call since its start: 201 to a new event, 200 to a repeat. */
  async answers(): Promise<number[]> {
    const response = await fetch(`${this.addresses.caseSystem}/calls`);
    return v.parse(v.array(v.number()), await response.json());
  }

  /** Posts to it as anybody could. */
  async post(body: string, headers: Readonly<Record<string, string>> = {}): Promise<number> {
    return (await fetch(`${this.addresses.caseSystem}/cases`, { method: 'POST', body, headers })).status;
  }

  /** Makes the next calls to it fail as told; an empty list ends that. */
  async plan(faults: readonly object[]): Promise<void> {
    await this.#tell(`${this.addresses.caseSystem}/_faults`, faults);
  }

  /** The same of the next calls to EventBridge. */
  async planEventBridge(faults: readonly object[]): Promise<void> {
    await this.#tell(`${this.addresses.events}/_faults`, faults);
  }

  /** Makes EventBridge refuse the next entries by these codes, in answers of status 200. */
  async refuseEntries(codes: readonly string[]): Promise<void> {
    await this.#tell(`${this.addresses.events}/_failures`, codes);
  }

  async #tell(address: string, body: object): Promise<void> {
    const { ok, status } = await fetch(address, { method: 'POST', body: JSON.stringify(body) });
    if (!ok) throw new Error(`${address} answers ${status}`);
  }
}
