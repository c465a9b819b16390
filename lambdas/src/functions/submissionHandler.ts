import type { AdditionAnswer, BotAction } from '@incasso/contract/api';
import { openStore } from '../aws/s3ObjectStore';
import { chooseBotCheck } from '../bot-check/chooseBotCheck';
import { parseEnvironment } from '../environment/parseEnvironment';
import { functions } from '../functions';
import type { ApiRequest } from '../http/ApiRequest';
import { callersOf } from '../http/authorize';
import { formHandler } from '../http/formHandler';
import type { SubmissionHead } from '../http/readHead';
import { mapResult, type Result } from '../Result';
import type { Stored } from '../submissions/compareWithExisting';
import { documentsOf } from '../submissions/readRecord';
import { receivePorts, type ReceivePorts } from '../submissions/ReceivePorts';
import type { SubmissionRecord } from '../submissions/SubmissionRecord';

type SubmissionForm<Form> = {
  readonly name: 'handle-intake-form' | 'handle-addition-form' | 'handle-contact-form';
  readonly action: BotAction;
  readonly maxBodyBytes: number;
  readonly parse: (request: ApiRequest, now: Date) => Result<Form>;
  readonly receive: (form: Form, ports: ReceivePorts) => Promise<Result<Stored>>;
  readonly answer: (record: SubmissionRecord, received: AdditionAnswer['data']) => object;
};

/**
 * A handler for a form that is stored as a submission. All of them have the same environment, ports, answer and log
 * line.
 */
export function submissionHandler<Form extends SubmissionHead & { readonly recaptchaToken: string }>({
  name,
  parse,
  receive,
  answer,
  ...form
}: SubmissionForm<Form>) {
  const environment = parseEnvironment(functions[name].environment, process.env);
  const store = openStore(environment);
  const ports = receivePorts(store);
  return formHandler<Form>({
    ...form,
    callers: callersOf(environment),
    botCheck: chooseBotCheck(environment, store),
    parse: (request) => parse(request, ports.now()),
    respond: async (request) =>
      mapResult(await receive(request, ports), ({ record, isRepeat }) => {
        const { receivedAt, suspicions } = record;
        const documents = documentsOf(record).map(({ name: file, size, sha256 }) => ({ name: file, size, sha256 }));
        const bytes = documents.reduce((total, { size }) => total + size, 0);
        return {
          kind: 'answered',
          body: { success: true, data: answer(record, { receivedAt, documents }) },
          counts: { documents: documents.length, bytes, repeats: isRepeat ? 1 : 0, suspicions: suspicions.length },
        };
      }),
  });
}
