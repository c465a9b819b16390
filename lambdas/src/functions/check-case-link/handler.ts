import { caseLinkRequestSchema, type CaseLinkAnswer } from '@incasso/contract/api';
import { requestLimits } from '@incasso/contract/limits';
import { openStore } from '../../aws/s3ObjectStore';
import { caseKeysOf } from '../../case-links/caseKeysOf';
import { parseEnvironment } from '../../environment/parseEnvironment';
import { functions } from '../../functions';
import { apiHandler } from '../../http/apiHandler';
import { parseJsonBody } from '../../http/parseJsonBody';
import { mapResult } from '../../http/result/Result';
import { findLinkedCase } from '../../case-links/findLinkedCase';

const environment = parseEnvironment(functions['check-case-link'].environment, process.env);
const ports = { store: openStore(environment), caseKeys: caseKeysOf(environment), now: () => new Date() };

export const handler = apiHandler({
  callers: environment,
  maxBodyBytes: requestLimits.maxJsonBytes,
  async respond(request) {
    const body = parseJsonBody(request, caseLinkRequestSchema);
    if (!body.ok) return body;
    return mapResult(await findLinkedCase(body.value.caseKey, ports), ({ record: { reference }, expiresAt }) => {
      const answer: CaseLinkAnswer = { success: true, data: { reference, expiresAt: expiresAt.toISOString() } };
      return { kind: 'answered', body: answer };
    });
  },
});
