import { validateHeaderValue } from 'node:http';
import { checksumHeader } from '../request/body/checksums';
import { S3Error } from '../errors/S3Error';
import type { Checksum, StoredObject, StoredVersion } from '../store/objectRecord';

type Headers = Readonly<Record<string, string>>;

const keptHeaders = [
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-type',
  'expires',
];

const metadataPrefix = 'x-amz-meta-';
/** Of each kind. https://docs.aws.amazon.com/AmazonS3/latest/userguide/UsingMetadata.html */
const maxMetadataBytes = 2048;

/** Those headers of an upload that come back with the object. */
export function keptObjectHeaders(headers: Headers): Record<string, string> {
  const kept = Object.entries(headers).filter(
    ([name]) => keptHeaders.includes(name) || name.startsWith(metadataPrefix),
  );
  const isOfUser = ([name]: readonly [string, string]) => name.startsWith(metadataPrefix);
  const ofUser = kept.filter(isOfUser).map(([name, value]) => [name.slice(metadataPrefix.length), value] as const);
  const ofSystem = kept.filter((header) => !isOfUser(header));
  if ([ofUser, ofSystem].some((headers) => sizeOf(headers) > maxMetadataBytes)) throw new S3Error('MetadataTooLarge');
  return Object.fromEntries(
    [...kept.map(([name, value]) => [name, name === 'content-encoding' ? withoutAwsChunked(value) : value] as const)]
      .filter(([, value]) => value !== '')
      .map(([name, value]) => [name, checkedValue(name, value)]),
  );
}

function sizeOf(headers: readonly (readonly [string, string])[]): number {
  return headers.reduce((sum, [name, value]) => sum + name.length + value.length, 0);
}

/** What an answer says of a version: `checksum` only where the client asked for it. */
export function versionHeaders(version: StoredObject): Record<string, string> {
  return {
    etag: `"${version.etag}"`,
    'last-modified': new Date(version.lastModified).toUTCString(),
    'accept-ranges': 'bytes',
    'x-amz-version-id': version.versionId,
    ...(version.tags.length > 0 && { 'x-amz-tagging-count': String(version.tags.length) }),
    'content-type': 'binary/octet-stream',
    ...version.headers,
  };
}

/** The headers of an answer to a write. */
export function writtenHeaders({ etag, versionId, checksum }: StoredObject): Record<string, string> {
  return { etag: `"${etag}"`, 'x-amz-version-id': versionId, ...checksumHeaders(checksum) };
}

export function checksumHeaders(checksum: Checksum | undefined): Record<string, string> {
  if (checksum === undefined) return {};
  return { [checksumHeader(checksum.algorithm)]: checksum.value, 'x-amz-checksum-type': checksum.type };
}

export function markerHeaders({ kind, versionId }: StoredVersion): Record<string, string> {
  return { 'x-amz-version-id': versionId, ...(kind === 'delete-marker' && { 'x-amz-delete-marker': 'true' }) };
}

/** The value, unless it cannot stand in a header. */
export function checkedValue(name: string, value: string): string {
  try {
    validateHeaderValue(name, value);
  } catch {
    throw new S3Error('InvalidArgument', {
      message: 'Header value cannot be represented using ISO-8859-1.',
      details: { ArgumentName: name },
    });
  }
  return value;
}

function withoutAwsChunked(coding: string): string {
  const codings = coding.split(',').map((name) => name.trim());
  return codings.filter((name) => name !== 'aws-chunked').join(',');
}
