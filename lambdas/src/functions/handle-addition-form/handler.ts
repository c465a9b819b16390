import type { AdditionAnswer } from '@incasso/contract/api';
import { requestLimits } from '@incasso/contract/limits';
import { openStore } from '../../aws/s3ObjectStore';
import { chooseBotCheck } from '../../bot-check/chooseBotCheck';
import { parseEnvironment } from '../../environment/parseEnvironment';
import { functions } from '../../functions';
import { callersOf } from '../../http/callersOf';
import { formHandler } from '../../http/formHandler';
import { mapResult } from '../../http/result/Result';
import { receivePorts } from '../../submissions/ReceivePorts';
import type { Stored } from '../../submissions/compareWithExisting';
import { documentsOf } from '../../submissions/readRecord';
import { parseAdditionRequest } from './parseAdditionRequest';
import { receiveAddition } from './receiveAddition';

const environment = parseEnvironment(functions['handle-addition-form'].environment, process.env);
const store = openStore(environment);
const ports = receivePorts(store);

export const handler = formHandler({
  callers: callersOf(environment),
  botCheck: chooseBotCheck(environment, store),
  action: 'intake_form',
  maxBodyBytes: requestLimits.maxLambdaEventBytes,
  parse: parseAdditionRequest,
  respond: async (request) => mapResult(await receiveAddition(request, ports), answerOf),
});

function answerOf({ record, isRepeat }: Stored) {
  const { receivedAt, suspicions } = record;
  const documents = documentsOf(record);
  const answers = documents.map(({ name, size, sha256 }) => ({ name, size, sha256 }));
  const body: AdditionAnswer = { success: true, data: { receivedAt, documents: answers } };
  const bytes = documents.reduce((total, { size }) => total + size, 0);
  const counts = { documents: documents.length, bytes, repeats: isRepeat ? 1 : 0, suspicions: suspicions.length };
  return { kind: 'answered', body, counts } as const;
}
