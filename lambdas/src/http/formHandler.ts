import type { BotAction } from '@incasso/contract/api';
import type { BotCheck } from '../bot-check/BotCheck';
import { folderOf, type StoredSubmission } from '../storage/storageKeys';
import type { Result } from '../Result';
import type { ApiAnswer } from './answer';
import { apiHandler, type ApiFunction } from './apiHandler';
import type { ApiRequest } from './ApiRequest';
import type { CallerKeys } from './authorize';

export type FormFunction<Form> = Pick<ApiFunction, 'maxBodyBytes' | 'logger'> & {
  readonly callers: CallerKeys;
  readonly botCheck: BotCheck;
  /** The action that the bot check token must be made for */
  readonly action: BotAction;
  /** What the token is spent on, beginning with the submission's folder. Default: that folder. */
  readonly spendOn?: (form: Form) => string;
  readonly parse: (request: ApiRequest) => Result<Form> | Promise<Result<Form>>;
  readonly respond: (form: Form) => Promise<Result<ApiAnswer>>;
};

/**
 * A handler for the visitors' forms: it authorises the caller, parses the form and checks for bots, in this order,
 * before the work.
 */
export function formHandler<Form extends StoredSubmission & { readonly recaptchaToken: string }>({
  botCheck,
  action,
  spendOn = folderOf,
  parse,
  respond,
  ...apiFunction
}: FormFunction<Form>) {
  return apiHandler({
    ...apiFunction,
    async respond(request) {
      const form = await parse(request);
      if (!form.ok) return form;
      const { recaptchaToken: token } = form.value;
      const passed = await botCheck.check({ token, action, spendOn: spendOn(form.value) });
      return passed.ok ? respond(form.value) : passed;
    },
  });
}
