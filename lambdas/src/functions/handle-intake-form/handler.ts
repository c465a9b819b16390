import type { IntakeAnswer } from '@incasso/contract/api';
import { requestLimits } from '@incasso/contract/limits';
import { submissionHandler } from '../submissionHandler';
import { parseIntakeRequest } from './parseIntakeRequest';
import { receiveIntake } from './receiveIntake';

export const handler = submissionHandler({
  name: 'handle-intake-form',
  action: 'intake_form',
  maxBodyBytes: requestLimits.maxLambdaEventBytes,
  parse: parseIntakeRequest,
  receive: receiveIntake,
  answer(record, received): IntakeAnswer['data'] {
    const partnerReference = ('partnerReference' in record && record.partnerReference) || '';
    return { ...received, reference: record.reference, partnerReference };
  },
});
