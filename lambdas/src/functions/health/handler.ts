import { parseEnvironment } from '../../environment/parseEnvironment';
import { functions } from '../../functions';
import { apiHandler } from '../../http/apiHandler';
import { accept } from '../../results/Result';

const environment = parseEnvironment(functions.health.environment, process.env);

export const handler = apiHandler({
  respond: () => accept({ kind: 'answered', body: { ok: true, release: environment.RELEASE } }),
});
