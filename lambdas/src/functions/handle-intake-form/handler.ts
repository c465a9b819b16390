import type { IntakeAnswer } from '@incasso/contract/api';
import { requestLimits } from '@incasso/contract/limits';
import { openStore } from '../../aws/s3ObjectStore';
import { chooseBotCheck } from '../../bot-check/chooseBotCheck';
import { parseEnvironment } from '../../environment/parseEnvironment';
import { functions } from '../../functions';
import { callersOf } from '../../http/callersOf';
import { formHandler } from '../../http/formHandler';
import { mapResult } from '../../http/result/Result';
import type { Stored } from '../../submissions/compareWithExisting';
import { documentsOf } from '../../submissions/readRecord';
import { receivePorts } from '../../submissions/ReceivePorts';
import { parseIntakeRequest } from './parseIntakeRequest';
import { receiveIntake } from './receiveIntake';

const environment = parseEnvironment(functions['handle-intake-form'].environment, process.env);
const store = openStore(environment);
const ports = receivePorts(store);

export const handler = formHandler({
  callers: callersOf(environment),
  botCheck: chooseBotCheck(environment, store),
  action: 'intake_form',
  maxBodyBytes: requestLimits.maxLambdaEventBytes,
  parse: (request) => parseIntakeRequest(request, ports.now()),
  respond: async (request) => mapResult(await receiveIntake(request, ports), answerOf),
});

function answerOf({ record, isRepeat }: Stored) {
  const { reference, receivedAt, suspicions } = record;
  const documents = documentsOf(record);
  const answers = documents.map(({ name, size, sha256 }) => ({ name, size, sha256 }));
  const partnerReference = ('partnerReference' in record && record.partnerReference) || '';
  const data = { reference, receivedAt, documents: answers, partnerReference };
  const body: IntakeAnswer = { success: true, data };
  const bytes = documents.reduce((total, { size }) => total + size, 0);
  const repeats = isRepeat ? 1 : 0;
  const counts = { documents: documents.length, bytes, repeats, suspicions: suspicions.length };
  return { kind: 'answered', body, counts } as const;
}
