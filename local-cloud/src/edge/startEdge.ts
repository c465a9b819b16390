import type { IncomingMessage } from 'node:http';
import { apiHeaders } from '@incasso/contract/api';
import { requestLimits } from '@incasso/contract/limits';
import { siteConfigPath } from '@incasso/contract/siteConfig';
import { findBehaviour } from '@incasso/infra/delivery/behaviours';
import { errorPage } from '@incasso/infra/delivery/errorPage';
import { headerPolicies } from '@incasso/infra/delivery/headerPolicies';
import {
  securityPolicy,
  securityPolicyPath,
  securityText,
  securityTextPath,
  securityTextType,
} from '@incasso/infra/delivery/securityText';
import { bundleViewerRequest } from '@incasso/infra/edge/bundleViewerRequest';
import { runViewerRequest } from '@incasso/infra/edge/runViewerRequest';
import { releasePath } from '@incasso/infra/release/release';
import { readBody } from '../http/readBody';
import { allowOrigins } from '../api/allowOrigins';
import { answerApiRequest } from '../api/answerApiRequest';
import type { InvokeFunction } from '../functions/startFunctions';
import { sendAnswer, type HttpAnswer } from '../http/httpAnswer';
import { startServer, type RunningServer } from '../http/startServer';
import type { LocalStage } from '../stage/localStage';
import { CallGate, limitsPath } from './CallGate';
import { answerFile, answerNotFound } from './answerFile';
import { jsonFile, SiteBucket, writtenFile } from './SiteBucket';

/**
 * Serves the site and the API as CloudFront does: the shipped edge function, the header policies, cache rules and error
 * page of the infrastructure, over the tree that the build wrote. Resolves when it listens.
 */
export function startEdge(stage: LocalStage, siteFolder: string, invoke: InvokeFunction): Promise<RunningServer> {
  const bucket = new SiteBucket(siteFolder);
  const gate = new CallGate(stage);
  const edgeFunction = bundleViewerRequest();
  const policies = headerPolicies({
    uploadOrigin: stage.addresses.s3,
    partnerOrigins: stage.partnerOrigins,
    botCheckProvider: stage.siteConfig.botCheck.provider,
  });
  const startedAt = new Date();
  const writtenAtDeploy = new Map([
    [siteConfigPath, jsonFile(stage.siteConfig)],
    [releasePath, jsonFile({ commit: stage.environment.RELEASE, committedAt: startedAt.toISOString() })],
    [
      securityTextPath,
      writtenFile(securityTextType, securityText({ origin: stage.addresses.site, deployedAt: startedAt })),
    ],
    [securityPolicyPath, writtenFile(securityTextType, securityPolicy)],
  ]);

  const answer = async (request: IncomingMessage): Promise<HttpAnswer> => {
    const method = request.method ?? 'GET';
    const target = request.url ?? '/';
    const { origin, runsEdgeFunction, headers } = findBehaviour(pathOf(target));
    const withPolicy = (result: HttpAnswer) => ({ ...result, headers: { ...result.headers, ...policies[headers] } });
    if (target === limitsPath && method === 'POST') return gate.setLimits(request);
    if (origin === 'api') {
      return withPolicy((await gate.refuse(request)) ?? (await answerFromApi(request, stage, invoke, bucket)));
    }

    const outcome = runsEdgeFunction
      ? runViewerRequest(edgeFunction, { method, host: request.headers.host ?? '', target })
      : ({ type: 'forward', uri: pathOf(target) } as const);
    if (outcome.type === 'redirect') return withPolicy({ status: outcome.status, headers: outcome.headers });
    if (method !== 'GET' && method !== 'HEAD') return withPolicy({ status: 405, headers: {} });
    const file = writtenAtDeploy.get(outcome.uri) ?? (await bucket.find(outcome.uri));
    return withPolicy(
      file === undefined ? await answerNotFound(request, bucket) : answerFile(request, file, outcome.uri),
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
  request: IncomingMessage,
  { originSecret, partnerOrigins }: LocalStage,
  invoke: InvokeFunction,
  bucket: SiteBucket,
): Promise<HttpAnswer> {
  const body = await readBody(request, requestLimits.maxGatewayBytes);
  const target = request.url ?? '/';
  if (body === undefined) return { status: 413, headers: {}, body: '{"message":"Request Too Long"}' };
  const call = {
    method: request.method ?? 'GET',
    path: pathOf(target),
    query: target.includes('?') ? target.slice(target.indexOf('?') + 1) : '',
    headers: { ...plainHeaders(request), [apiHeaders.originVerify]: originSecret },
    sourceIp: request.socket.remoteAddress ?? '',
    body,
  };
  const result = await allowOrigins(partnerOrigins, call, () => answerApiRequest(call, invoke));
  return result.status === errorPage.status ? answerNotFound(request, bucket) : result;
}

function pathOf(target: string): string {
  return target.split('?', 1).join('');
}

function plainHeaders(request: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(request.headersDistinct).map(([name, values]) => [name, (values ?? []).join(',')]),
  );
}
