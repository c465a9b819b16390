import { apiHeaders } from '@incasso/contract/api';
import { requestLimits } from '@incasso/contract/limits';
import { siteConfigPath } from '@incasso/contract/siteConfig';
import { findBehaviour, errorPage } from '@incasso/infra/delivery/behaviours';
import { cacheRules, findCacheRule } from '@incasso/infra/delivery/cacheRules';
import { headerPolicies } from '@incasso/infra/delivery/headerPolicies';
import { bundleViewerRequest, bundleViewerResponse } from '@incasso/infra/edge/bundleEdgeFunction';
import { loadViewerRequest, loadViewerResponse } from '@incasso/infra/edge/loadEdgeFunction';
import { releasePath } from '@incasso/infra/release/release';
import { answerApiRequest } from '../api/answerApiRequest';
import { FaultPlan, faultsPath } from '../http/FaultPlan';
import type { InvokeFunction } from '../functions/startFunctions';
import { type HttpAnswer, type HttpCall, readBody, type RunningServer, startServer } from '../http/startServer';
import type { LocalStage } from '../stage/localStage';
import { CallCounter } from './CallCounter';
import { SiteBucket, writtenFile, type SiteFile } from './SiteBucket';

/**
 * Serves the site and the API as CloudFront does: with the shipped edge function and the infrastructure's header
 * policies, cache rules and error page, from the build output. Resolves when it listens.
 */
export async function startEdge(stage: LocalStage, siteFolder: string, invoke: InvokeFunction): Promise<RunningServer> {
  const { addresses, siteConfig, framingOrigins, originSecret } = stage;
  const faults = new FaultPlan();
  const calls = new CallCounter(stage.callLimits, stage.publicKeys.site.key);
  const bucket = new SiteBucket(siteFolder, siteConfig.botCheck.provider);
  const viewerRequest = loadViewerRequest(bundleViewerRequest());
  const viewerResponse = loadViewerResponse(bundleViewerResponse(framingOrigins));
  const policies = headerPolicies({
    uploadOrigin: addresses.s3,
    botCheckProvider: siteConfig.botCheck.provider,
  });
  const writtenAtDeploy = new Map(
    await Promise.all(
      Object.entries({
        [siteConfigPath]: JSON.stringify(siteConfig),
        [releasePath]: JSON.stringify({ commit: stage.environment.RELEASE, committedAt: new Date().toISOString() }),
      }).map(async ([path, text]) => [path, await writtenFile(path, text)] as const),
    ),
  );

  async function answerCall({ request, method, path, query }: HttpCall): Promise<HttpAnswer> {
    // As the distribution's origin request policy: no function gets a cookie.
    const { cookie: _cookie, ...headers } = plainHeaders(request);
    const sourceIp = request.socket.remoteAddress ?? '';
    const tooMany = calls.count({ headers, address: sourceIp });
    if (tooMany !== undefined) return tooMany;
    const body = await readBody(request, requestLimits.maxGatewayBytes);
    if (body === undefined) return { status: 413, headers: {}, body: '{"message":"Request Too Long"}' };
    const call = {
      method,
      path,
      query,
      sourceIp,
      body,
      headers: { ...headers, [apiHeaders.originVerify]: originSecret },
    };
    const made = await answerApiRequest(call, invoke);
    return made.status === errorPage.status ? answerNotFound(headers, bucket) : made;
  }

  async function answerPage({ request, method, path }: HttpCall, runsEdgeFunction: boolean): Promise<HttpAnswer> {
    const { host = '' } = request.headers;
    const outcome = runsEdgeFunction
      ? viewerRequest({ method, host, target: request.url ?? '/' })
      : ({ type: 'forward', uri: path } as const);
    if (outcome.type === 'redirect') return { status: outcome.status, headers: outcome.headers };
    if (method !== 'GET' && method !== 'HEAD') return { status: 405, headers: {} };
    const file = writtenAtDeploy.get(outcome.uri) ?? (await bucket.find(outcome.uri));
    const headers = plainHeaders(request);
    return file === undefined ? answerNotFound(headers, bucket) : answerFile(headers, file, outcome.uri);
  }

  async function answer(call: HttpCall): Promise<HttpAnswer | undefined> {
    const { origin, runsEdgeFunction, headers: policy } = findBehaviour(call.path);
    const made =
      origin === 'api' || call.path === faultsPath
        ? await faults.apply(call, {
            answer: () => answerCall(call),
            refuse: (status) => ({ status, headers: {} }),
          })
        : await answerPage(call, runsEdgeFunction);
    if (made === undefined) return undefined;
    const headers = { ...made.headers, ...policies[policy] };
    // CloudFront does not run it on an error.
    return {
      ...made,
      headers: policy === 'embed' && made.status < 400 ? viewerResponse(call.query, headers) : headers,
    };
  }

  return startServer({ port: stage.port, answer });
}

function plainHeaders(request: HttpCall['request']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(request.headersDistinct).map(([name, values]) => [name, (values ?? []).join(',')]),
  );
}

type Headers = Readonly<Record<string, string | undefined>>;

/**
 * Answers with a file as the edge does: in its stored encoding, or compressed with brotli or else gzip, or 304 if the
 * browser has it. The path decides the caching. An answer that the edge compressed has a weak ETag.
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/ServingCompressedFiles.html#compressed-content-cloudfront-etag-header
 */
function answerFile(requestHeaders: Headers, file: SiteFile, path: string): HttpAnswer {
  const accepted = requestHeaders['accept-encoding'] ?? '';
  const encoding = (['br', 'gzip'] as const).find((name) => new RegExp(`\\b${name}\\b`).test(accepted));
  const compressed = encoding === undefined ? undefined : file.compressed?.[encoding];
  const headers = {
    'content-type': file.contentType,
    etag: compressed === undefined ? file.etag : `W/${file.etag}`,
    'cache-control': cacheRules[findCacheRule(path)].cacheControl,
    vary: 'accept-encoding',
    ...(file.contentEncoding !== undefined && { 'content-encoding': file.contentEncoding }),
  };
  if (requestHeaders['if-none-match']?.replace(/^W\//, '') === file.etag) return { status: 304, headers };
  if (encoding === undefined || compressed === undefined) return { status: 200, headers, body: file.body };
  return { status: 200, headers: { ...headers, 'content-encoding': encoding }, body: compressed };
}

async function answerNotFound(requestHeaders: Headers, bucket: SiteBucket): Promise<HttpAnswer> {
  const page = await bucket.find(errorPage.path);
  if (page === undefined) return { status: errorPage.status, headers: {}, body: 'Not Found' };
  return { ...answerFile(requestHeaders, page, errorPage.path), status: errorPage.status };
}
