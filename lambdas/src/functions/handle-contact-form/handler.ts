import { contactRequestSchema, type ContactAnswer } from '@incasso/contract/api';
import { requestLimits } from '@incasso/contract/limits';
import { parseJsonBody } from '../../http/parseJsonBody';
import { readHead } from '../../http/readHead';
import { mapResult } from '../../Result';
import { submissionHandler } from '../submissionHandler';
import { receiveContact } from './receiveContact';

export const handler = submissionHandler({
  name: 'handle-contact-form',
  action: 'contact_form',
  maxBodyBytes: requestLimits.maxJsonBytes,
  parse(request) {
    const head = readHead(request);
    if (!head.ok) return head;
    return mapResult(parseJsonBody(request, contactRequestSchema), (body) => ({ ...body, ...head.value }));
  },
  receive: receiveContact,
  answer: (_, { receivedAt }): ContactAnswer['data'] => ({ receivedAt }),
});
