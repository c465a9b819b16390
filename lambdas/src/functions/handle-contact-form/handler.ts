import { contactRequestSchema, type ContactAnswer } from '@incasso/contract/api';
import { requestLimits } from '@incasso/contract/limits';
import { openStore } from '../../aws/s3ObjectStore';
import { chooseBotCheck } from '../../bot-check/chooseBotCheck';
import { parseEnvironment } from '../../environment/parseEnvironment';
import { functions } from '../../functions';
import { callersOf } from '../../http/callersOf';
import { formHandler } from '../../http/formHandler';
import { parseJsonBody } from '../../http/parseJsonBody';
import { readHead } from '../../http/readHead';
import { mapResult } from '../../http/result/Result';
import { receivePorts } from '../../submissions/ReceivePorts';
import { receiveContact } from './receiveContact';

const environment = parseEnvironment(functions['handle-contact-form'].environment, process.env);
const store = openStore(environment);
const ports = receivePorts(store);

export const handler = formHandler({
  callers: callersOf(environment),
  botCheck: chooseBotCheck(environment, store),
  action: 'contact_form',
  maxBodyBytes: requestLimits.maxJsonBytes,
  parse(request) {
    const head = readHead(request);
    if (!head.ok) return head;
    return mapResult(parseJsonBody(request, contactRequestSchema), (body) => ({ ...body, ...head.value }));
  },
  async respond(request) {
    return mapResult(await receiveContact(request, ports), ({ record: { receivedAt, suspicions }, isRepeat }) => {
      const body: ContactAnswer = { success: true, data: { receivedAt } };
      return { kind: 'answered', body, counts: { repeats: isRepeat ? 1 : 0, suspicions: suspicions.length } };
    });
  },
});
