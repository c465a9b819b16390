import * as v from 'valibot';
import { environmentSchema } from '../environmentSchema';
import { functions } from '../functions';
import { apiHandler } from '../http/apiHandler';
import { parseEnvironment } from '../parseEnvironment';

const environment = parseEnvironment(v.pick(environmentSchema, functions.health.environment), process.env);

export const handler = apiHandler({
  respond: () => ({ kind: 'answered', body: { ok: true, release: environment.RELEASE } }),
});
