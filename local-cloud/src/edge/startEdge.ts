import type { IncomingMessage } from 'node:http';
import { apiHeaders } from '@incasso/contract/api';
import { requestLimits } from '@incasso/contract/limits';
import { siteConfigPath } from '@incasso/contract/siteConfig';
import { findBehaviour } from '@incasso/infra/delivery/behaviours';
import { contentTypeOf } from '@incasso/infra/delivery/contentTypes';
import { errorPage } from '@incasso/infra/delivery/errorPage';
import { headerPolicies } from '@incasso/infra/delivery/headerPolicies';
import {
  securityPolicy,
  securityPolicyPath,
  securityText,
  securityTextPath,
} from '@incasso/infra/delivery/securityText';
import { bundleViewerRequest } from '@incasso/infra/edge/bundleViewerRequest';
import { loadViewerRequest } from '@incasso/infra/edge/loadViewerRequest';
import { releasePath } from '@incasso/infra/release/release';
import { readBody } from '../http/readBody';
import { allowOrigins } from '../api/allowOrigins';
import { answerApiRequest } from '../api/answerApiRequest';
import type { ApiRequest } from '../api/gatewayEvent';
import type { InvokeFunction } from '../functions/startFunctions';
import { sendAnswer, type HttpAnswer } from '../http/httpAnswer';
import { startServer, type RunningServer } from '../http/startServer';
import type { LocalStage } from '../stage/localStage';
import { CallCounter } from './CallCounter';
import { answerFile, answerNotFound } from './answerFile';
import { jsonFile, SiteBucket, writtenFile } from './SiteBucket';

/**
 * Serves the site and the API as CloudFront does: the shipped edge function, the header policies, cache rules and error
 * page of the infrastructure, over the tree that the build wrote. Resolves when it listens.
 */
export async function startEdge(stage: LocalStage, siteFolder: string, invoke: InvokeFunction): Promise<RunningServer> {
  const bucket = new SiteBucket(siteFolder, {
    botCheck: stage.siteConfig.botCheck.provider,
    hasCaseSystem: false,
  });
  const calls = new CallCounter(stage.callLimits, stage.publicKeys.site.key);
  const viewerRequest = loadViewerRequest(bundleViewerRequest());
  const policies = headerPolicies({
    uploadOrigin: stage.addresses.s3,
    partnerOrigins: stage.partnerOrigins,
    botCheckProvider: stage.siteConfig.botCheck.provider,
  });
  const startedAt = new Date();
  const writtenAtDeploy = new Map([
    [siteConfigPath, await jsonFile(stage.siteConfig)],
    [releasePath, await jsonFile({ commit: stage.environment.RELEASE, committedAt: startedAt.toISOString() })],
    [
      securityTextPath,
      await writtenFile(
        contentTypeOf(securityTextPath),
        securityText({ origin: stage.addresses.site, deployedAt: startedAt }),
      ),
    ],
    [securityPolicyPath, await writtenFile(contentTypeOf(securityPolicyPath), securityPolicy)],
  ]);

  const answer = async (request: IncomingMessage): Promise<HttpAnswer> => {
    const method = request.method ?? 'GET';
    const { path, query } = splitTarget(request.url ?? '/');
    const { origin, runsEdgeFunction, headers: policy } = findBehaviour(path);
    const withPolicy = (result: HttpAnswer) => ({ ...result, headers: { ...result.headers, ...policies[policy] } });

    const body = await readBody(request, requestLimits.maxGatewayBytes);
    const headers = plainHeaders(request);
    const arrived = { method, path, query, headers, body: body ?? Buffer.alloc(0) };
    const address = request.socket.remoteAddress ?? '';
    if (origin === 'api') {
      const tooMany = calls.count({ headers, address });
      if (tooMany !== undefined) return tooMany;
      if (body === undefined) return withPolicy({ status: 413, headers: {}, body: '{"message":"Request Too Long"}' });
      return withPolicy(await answerFromApi({ ...arrived, sourceIp: address }, stage, invoke, bucket));
    }

    const outcome = runsEdgeFunction
      ? viewerRequest({ method, host: request.headers.host ?? '', target: request.url ?? '/' })
      : ({ type: 'forward', uri: path } as const);
    if (outcome.type === 'redirect') return withPolicy({ status: outcome.status, headers: outcome.headers });
    if (method !== 'GET' && method !== 'HEAD') return withPolicy({ status: 405, headers: {} });
    const file = writtenAtDeploy.get(outcome.uri) ?? (await bucket.find(outcome.uri));
    return withPolicy(
      file === undefined ? await answerNotFound(headers, bucket) : answerFile(headers, file, outcome.uri),
    );
  };

  return startServer({
    port: stage.port,
    handle: async (request, response) => {
      const result = await answer(request).catch((): HttpAnswer => ({
        status: 502,
        headers: {},
        body: 'Bad Gateway',
      }));
      await sendAnswer(response, result);
      request.resume();
    },
  });
}

async function answerFromApi(
  arrived: ApiRequest,
  { originSecret, partnerOrigins }: LocalStage,
  invoke: InvokeFunction,
  bucket: SiteBucket,
): Promise<HttpAnswer> {
  const call = { ...arrived, headers: { ...arrived.headers, [apiHeaders.originVerify]: originSecret } };
  const result = await allowOrigins(partnerOrigins, call, () => answerApiRequest(call, invoke));
  return result.status === errorPage.status ? answerNotFound(arrived.headers, bucket) : result;
}

function splitTarget(target: string): { path: string; query: string } {
  const [path = '', ...rest] = target.split('?');
  return { path, query: rest.join('?') };
}

function plainHeaders(request: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(request.headersDistinct).map(([name, values]) => [name, (values ?? []).join(',')]),
  );
}
