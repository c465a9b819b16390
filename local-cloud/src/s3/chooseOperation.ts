import { S3Error } from './errors/S3Error';
import { operationTable, type OperationEntry } from './operationTable';
import { checksumAlgorithms, checksumHeader } from './request/body/checksums';
import type { S3Request } from './request/S3Request';

/** What any request may carry: its signature, the checksum of its body, and what the SDKs say of themselves. */
const anyParameter = ['x-id'];
const anyHeader = [
  ...['x-amz-date', 'x-amz-content-sha256', 'x-amz-decoded-content-length', 'x-amz-trailer', 'x-amz-user-agent'],
  ...['x-amz-sdk-checksum-algorithm', ...checksumAlgorithms.map(checksumHeader)],
  ...['x-amz-algorithm', 'x-amz-credential', 'x-amz-expires', 'x-amz-signature', 'x-amz-signedheaders'],
];

const methods = ['GET', 'HEAD', 'PUT', 'POST', 'DELETE'];

/**
 * What a request asks for. Whatever is not had, down to a parameter or an `x-amz-*` header, is refused with
 * NotImplemented, so that nothing is mistaken for something else; what S3 does not have either, with MethodNotAllowed.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html#ErrorCodeList
 */
export function chooseOperation(request: S3Request): OperationEntry {
  const entry = operationTable.find((candidate) => fits(candidate, request));
  if (entry !== undefined) return entry;
  const isKnownToS3 = methods.includes(request.method) && !(request.method === 'POST' && isPlain(request));
  throw new S3Error(isKnownToS3 ? 'NotImplemented' : 'MethodNotAllowed');
}

function fits(entry: OperationEntry, request: S3Request): boolean {
  const { named = [], namedByHeader, parameters = [], headers = [] } = entry;
  const amzHeaders = Object.keys(request.headers).filter((name) => name.startsWith('x-amz-'));
  const heads = namedByHeader === undefined ? [] : [namedByHeader];
  return (
    entry.method === request.method &&
    entry.on === targetOf(request) &&
    named.every((name) => request.parameters.has(name)) &&
    heads.every((name) => amzHeaders.includes(name)) &&
    parametersOf(request).every(isOneOf([...anyParameter, ...named, ...parameters])) &&
    amzHeaders.every(isOneOf([...anyHeader, ...heads, ...headers]))
  );
}

function targetOf({ bucket, key }: S3Request): OperationEntry['on'] {
  if (bucket === '') return 'service';
  return key === '' ? 'bucket' : 'object';
}

/** Those of a presigned request that stand for headers are judged as headers. */
function parametersOf({ parameters, headers }: S3Request): string[] {
  return [...parameters.keys()].filter((name) => !Object.hasOwn(headers, name.toLowerCase()));
}

/** An object takes a POST for its sub-resources alone. */
function isPlain(request: S3Request): boolean {
  return targetOf(request) === 'object' && parametersOf(request).every(isOneOf(anyParameter));
}

/** In a pattern `*` stands for any end. */
function isOneOf(patterns: readonly string[]): (name: string) => boolean {
  return (name) =>
    patterns.some((pattern) => (pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern));
}
