import { requestLimits } from '@incasso/contract/limits';
import { secretKeys } from '../../aws/secretKeys';
import { parseEnvironment } from '../../environment/parseEnvironment';
import { functions } from '../../functions';
import { apiHandler } from '../../http/apiHandler';
import { accept, refuse } from '../../Result';

const environment = parseEnvironment(functions.health.environment, process.env);

export const handler = apiHandler({
  // The same check as the forms have: the alarm `site-down` fires if they would refuse the edge's key.
  callers: { originKeys: secretKeys(environment.ORIGIN_SECRET_ID) },
  maxBodyBytes: requestLimits.maxLambdaEventBytes,
  respond: ({ route }) =>
    route === '$default'
      ? refuse('malformed_request', { reason: 'unknown_route' })
      : accept({ kind: 'answered', body: { ok: true, release: environment.RELEASE } }),
});
