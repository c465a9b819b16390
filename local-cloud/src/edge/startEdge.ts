import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { apiHeaders } from '@incasso/contract/api';
import { requestLimits } from '@incasso/contract/limits';
import { siteConfigPath } from '@incasso/contract/siteConfig';
import { findBehaviour } from '@incasso/infra/delivery/behaviours';
import { cacheRules, findCacheRule } from '@incasso/infra/delivery/cacheRules';
import { errorPage } from '@incasso/infra/delivery/errorPage';
import { headerPolicies } from '@incasso/infra/delivery/headerPolicies';
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
import { SiteBucket, type SiteFile } from './SiteBucket';

/**
 * Serves the site and the API as CloudFront does: the shipped edge function, the header policies, cache rules and error
 * page of the infrastructure, over the tree that the build wrote. Resolves when it listens.
 */
export function startEdge(stage: LocalStage, siteFolder: string, invoke: InvokeFunction): Promise<RunningServer> {
  const files = new SiteBucket(siteFolder);
  const gate = new CallGate(stage);
  const edgeFunction = bundleViewerRequest();
  const policies = headerPolicies({
    uploadOrigin: stage.addresses.s3,
    partnerOrigins: stage.partnerOrigins,
    botCheckProvider: stage.siteConfig.botCheck.provider,
  });
  const writtenAtDeploy = new Map([
    [siteConfigPath, jsonFile(stage.siteConfig)],
    [releasePath, jsonFile({ commit: stage.environment.RELEASE, committedAt: new Date().toISOString() })],
  ]);

  const answer = async (request: IncomingMessage): Promise<HttpAnswer> => {
    const method = request.method ?? 'GET';
    const target = request.url ?? '/';
    const { origin, runsEdgeFunction, headers } = findBehaviour(pathOf(target));
    const withPolicy = (result: HttpAnswer) => ({ ...result, headers: { ...result.headers, ...policies[headers] } });
    if (target === limitsPath && method === 'POST') return gate.setLimits(request);
    if (origin === 'api') {
      return withPolicy((await gate.refuse(request)) ?? (await answerFromApi(request, stage, invoke, files)));
    }

    const outcome = runsEdgeFunction
      ? runViewerRequest(edgeFunction, { method, host: request.headers.host ?? '', target })
      : ({ type: 'forward', uri: pathOf(target) } as const);
    if (outcome.type === 'redirect') return withPolicy({ status: outcome.status, headers: outcome.headers });
    if (method !== 'GET' && method !== 'HEAD') return withPolicy({ status: 405, headers: {} });
    const file = writtenAtDeploy.get(outcome.uri) ?? (await files.find(outcome.uri));
    const answered =
      file === undefined ? await notFound(request, files) : answerFile(request, file, cacheControl(outcome.uri));
    return withPolicy(answered);
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
  files: SiteBucket,
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
  return result.status === errorPage.status ? notFound(request, files) : result;
}

async function notFound(request: IncomingMessage, files: SiteBucket): Promise<HttpAnswer> {
  const page = await files.find(errorPage.path);
  if (page === undefined) return { status: errorPage.status, headers: {}, body: 'Not Found' };
  return { ...answerFile(request, page, cacheControl(errorPage.path)), status: errorPage.status };
}

function answerFile(request: IncomingMessage, file: SiteFile, cache: string): HttpAnswer {
  const acceptsBrotli = /\bbr\b/.test(request.headersDistinct['accept-encoding']?.join(',') ?? '');
  const headers = {
    'content-type': file.contentType,
    etag: file.etag,
    'cache-control': cache,
    vary: 'accept-encoding',
  };
  if (request.headers['if-none-match'] === file.etag) return { status: 304, headers };
  if (file.brotli === undefined || !acceptsBrotli) return { status: 200, headers, body: file.body };
  return { status: 200, headers: { ...headers, 'content-encoding': 'br' }, body: file.brotli };
}

function cacheControl(path: string): string {
  return cacheRules[findCacheRule(path)].cacheControl;
}

function jsonFile(value: unknown): SiteFile {
  const text = JSON.stringify(value);
  const etag = `"${createHash('md5').update(text).digest('hex')}"`;
  return { contentType: 'application/json', etag, body: Buffer.from(text) };
}

function pathOf(target: string): string {
  return target.split('?', 1).join('');
}

function plainHeaders(request: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(request.headersDistinct).map(([name, values]) => [name, (values ?? []).join(',')]),
  );
}
