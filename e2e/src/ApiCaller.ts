import { additionParts } from '@incasso/contract/addition';
import { altchaChallengeSchema } from '@incasso/contract/altcha';
import { apiHeaders, apiPaths, type BotAction } from '@incasso/contract/api';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { sampleIntake } from './sampleIntake';

export type Answer = { readonly status: number; readonly body: unknown };

export type IntakeCall = {
  readonly company: string;
  readonly token: string;
  readonly submissionId: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly documents?: readonly File[];
};

export type AdditionCall = {
  readonly caseId: string;
  readonly token: string;
  readonly additionId?: string;
  readonly note?: string;
  readonly documents?: readonly File[];
};

/** Calls the API as the site does, without a browser. */
export class ApiCaller {
  constructor(
    private readonly site: string,
    private readonly publicKey = 'pk_local_site',
  ) {}

  async botToken(action: BotAction = 'intake_form'): Promise<string> {
    const { body } = await askPatiently(() => this.call(`${apiPaths.botChallenge}?action=${action}`, {}));
    const challenge = v.parse(altchaChallengeSchema, body);
    const solution = await solveChallenge({ challenge, deriveKey });
    return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  }

  submitIntake({ company, token, submissionId, fields = {}, documents = [] }: IntakeCall): Promise<Answer> {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...sampleIntake(company), recaptchaToken: token, ...fields })) {
      form.append(name, value);
    }
    for (const document of documents) form.append('documents', document);
    return this.call(apiPaths.intake, { method: 'POST', body: form, submissionId });
  }

  /** Adds to a case, under a new submission id. */
  addToCase({ caseId, token, additionId = randomUUID(), note = '', documents = [] }: AdditionCall): Promise<Answer> {
    const form = new FormData();
    form.append(additionParts.caseId, caseId);
    form.append(additionParts.note, note);
    form.append('recaptchaToken', token);
    for (const document of documents) form.append('documents', document);
    return this.call(apiPaths.addition, { method: 'POST', body: form, submissionId: additionId });
  }

  async call(
    path: string,
    {
      submissionId = randomUUID(),
      headers = {},
      ...init
    }: Omit<RequestInit, 'headers'> & { submissionId?: string; headers?: Record<string, string> },
  ): Promise<Answer> {
    const response = await fetch(this.site + path, {
      ...init,
      headers: {
        origin: this.site,
        [apiHeaders.publicKey]: this.publicKey,
        [apiHeaders.submissionId]: submissionId,
        ...headers,
      },
    });
    return { status: response.status, body: await response.json() };
  }
}

/** Retries a failed call, as the site does: on a loaded machine a function may start too late. */
async function askPatiently(ask: () => Promise<Answer>): Promise<Answer> {
  let answer = await ask();
  for (let repeats = 0; answer.status >= 500 && repeats < 3; repeats += 1) answer = await ask();
  return answer;
}
