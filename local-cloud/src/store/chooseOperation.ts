import type { Operation } from './Operation';
import { listBuckets, listObjects, listVersions } from './list';
import { getObject, getObjectTagging } from './readObject';
import { copyObject, deleteObject, deleteObjects, putObject } from './writeObject';
import { StoreError } from './StoreError';
import type { StoreRequest } from './StoreRequest';

/** All operations, by method, target, and the parameter or header by which S3 distinguishes them. */
const operations: Readonly<Record<string, Operation>> = {
  'GET service': listBuckets,
  'GET bucket list-type': listObjects,
  'GET bucket versions': listVersions,
  'POST bucket delete': deleteObjects,
  'GET object': getObject,
  'HEAD object': getObject,
  'GET object tagging': getObjectTagging,
  'PUT object': putObject,
  'PUT object x-amz-copy-source': copyObject,
  'DELETE object': deleteObject,
};

const tellingParameters = ['list-type', 'versions', 'delete', 'tagging'];

/** Allowed on every request, besides those of a link. */
const parametersOfAny = ['x-id', 'x-amz-checksum-mode', ...tellingParameters];
/** Checksums in these are not checked: the product sends its own in `x-amz-checksum-sha256`. */
const headersOfAny = [
  ...['x-amz-date', 'x-amz-content-sha256', 'x-amz-user-agent', 'x-amz-checksum-mode'],
  ...['x-amz-sdk-checksum-algorithm', 'x-amz-checksum-crc32', 'x-amz-checksum-crc64nvme'],
];

/** Finds the operation of a request. Throws `NotImplemented` for everything outside the table, including headers. */
export function chooseOperation({ method, bucket, key, query, headers }: StoreRequest): Operation {
  const target = key === '' ? 'bucket' : 'object';
  const telling =
    tellingParameters.find((name) => Object.hasOwn(query, name)) ??
    (headers['x-amz-copy-source'] === undefined ? undefined : 'x-amz-copy-source');
  const name = [method, bucket === '' ? 'service' : target, telling].filter((part) => part !== undefined).join(' ');
  const operation = Object.hasOwn(operations, name) ? operations[name] : undefined;
  if (operation === undefined) throw new StoreError('NotImplemented', `The local store has no ${name}.`);
  const unknown = [
    ...Object.keys(query).filter(
      (parameter) =>
        !isSigning(parameter) && ![...parametersOfAny, ...(operation.parameters ?? [])].includes(parameter),
    ),
    ...Object.keys(headers).filter(
      (header) => header.startsWith('x-amz-') && ![...headersOfAny, ...(operation.headers ?? [])].includes(header),
    ),
  ];
  if (unknown.length > 0) throw new StoreError('NotImplemented', `${name} obeys no ${unknown.join(', ')}.`);
  return operation;
}

function isSigning(parameter: string): boolean {
  return /^X-Amz-(Algorithm|Credential|Date|Expires|SignedHeaders|Signature|Content-Sha256)$/.test(parameter);
}
