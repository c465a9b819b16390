import type { AdditionAnswer } from '@incasso/contract/api';
import { requestLimits } from '@incasso/contract/limits';
import { submissionHandler } from '../submissionHandler';
import { parseAdditionRequest } from './parseAdditionRequest';
import { receiveAddition } from './receiveAddition';

export const handler = submissionHandler({
  name: 'handle-addition-form',
  action: 'intake_form',
  maxBodyBytes: requestLimits.maxLambdaEventBytes,
  parse: parseAdditionRequest,
  receive: receiveAddition,
  answer: (_, received): AdditionAnswer['data'] => received,
});
