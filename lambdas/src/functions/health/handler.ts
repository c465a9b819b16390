import { functions } from '../../functions';
import { apiHandler } from '../../http/apiHandler';
import { parseEnvironment } from '../../environment/parseEnvironment';

const environment = parseEnvironment(functions.health.environment, process.env);

export const handler = apiHandler({
  respond: () => ({ kind: 'answered', body: { ok: true, release: environment.RELEASE } }),
});
