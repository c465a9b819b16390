import type { Operation } from '../bucket/Bucket';
import { isObject, type ObjectRecord, type StoredVersion } from '../store/objectRecord';
import type { ObjectIndex } from '../store/ObjectIndex';
import type { XmlTree } from '../../markup/xmlDocument';
import { s3Document } from '../xml/s3Document';
import { listedObject } from './listObjects';
import { listLines, readListQuery, type ListQuery } from './listLines';

type Entry =
  | { readonly kind: 'prefix'; readonly key: string }
  | { readonly kind: 'version'; readonly key: string; readonly version: StoredVersion; readonly isLatest: boolean };

/** GET ?versions: every version and delete marker, newest first within a key. */
export const listVersions: Operation = ({ request, bucket }) => {
  const keyMarker = request.parameters.get('key-marker') ?? '';
  const versionMarker = request.parameters.get('version-id-marker') ?? '';
  const query = readListQuery(request, keyMarker);
  const { encode, maxKeys } = query;
  const page: Entry[] = [];
  let next: Entry | undefined;
  for (const entry of entries(bucket.store.index, query, versionMarker)) {
    if (page.length === maxKeys) next = page.at(-1);
    if (page.length === maxKeys) break;
    page.push(entry);
  }
  return Promise.resolve({
    status: 200,
    headers: { 'content-type': 'application/xml' },
    body: s3Document('ListVersionsResult', {
      Name: bucket.name,
      Prefix: encode(query.prefix),
      KeyMarker: encode(keyMarker),
      VersionIdMarker: versionMarker,
      NextKeyMarker: next && encode(next.key),
      NextVersionIdMarker: next?.kind === 'version' ? next.version.versionId : undefined,
      MaxKeys: maxKeys,
      Delimiter: query.delimiter === '' ? undefined : encode(query.delimiter),
      IsTruncated: next !== undefined,
      EncodingType: request.parameters.get('encoding-type'),
      Version: page.flatMap((entry) => versionElement(entry, 'object', encode)),
      DeleteMarker: page.flatMap((entry) => versionElement(entry, 'delete-marker', encode)),
      CommonPrefixes: page.flatMap(({ kind, key }) => (kind === 'prefix' ? { Prefix: encode(key) } : [])),
    }),
  });
};

function* entries(index: ObjectIndex, query: ListQuery, versionMarker: string): Generator<Entry> {
  const marked = versionMarker === '' ? undefined : index.get(query.after);
  if (marked !== undefined) yield* versionsAfter(marked, versionMarker);
  for (const line of listLines(index, query, () => true)) {
    if (line.kind === 'prefix') yield { kind: 'prefix', key: line.name };
    else yield* versionsAfter(line.record, '');
  }
}

function versionsAfter({ key, versions }: ObjectRecord, versionMarker: string): Entry[] {
  const first = versionMarker === '' ? 0 : versions.findIndex(({ versionId }) => versionId === versionMarker) + 1;
  return versions
    .map((version, place): Entry => ({ kind: 'version', key, version, isLatest: place === 0 }))
    .slice(first);
}

function versionElement(entry: Entry, wanted: StoredVersion['kind'], encode: ListQuery['encode']): XmlTree[] {
  if (entry.kind === 'prefix' || entry.version.kind !== wanted) return [];
  const { key, version, isLatest } = entry;
  const named = { Key: encode(key), VersionId: version.versionId, IsLatest: isLatest };
  return [{ ...named, ...(isObject(version) ? listedObject(version) : { LastModified: version.lastModified }) }];
}
