import { requestLimits } from '@incasso/contract/limits';
import { apiHandler } from '../../http/apiHandler';
import { refuse } from '../../results/Result';

export const handler = apiHandler({
  maxBodyBytes: requestLimits.maxLambdaEventBytes,
  respond: () => refuse('malformed_request', { reason: 'unknown_route' }),
});
