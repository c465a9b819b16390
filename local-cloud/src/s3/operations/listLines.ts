import { S3Error } from '../errors/S3Error';
import type { S3Request } from '../request/S3Request';
import { compareKeys, type ObjectIndex } from '../store/ObjectIndex';
import type { ObjectRecord } from '../store/objectRecord';

/** What a listing is asked for. */
export type ListQuery = {
  readonly prefix: string;
  readonly delimiter: string;
  /** Only what comes after this key, or after everything that begins with this common prefix. */
  readonly after: string;
  readonly maxKeys: number;
  readonly encode: (text: string) => string;
};

/** One line of a listing: a record, or all keys that share a prefix. */
export type ListLine =
  | { readonly kind: 'record'; readonly name: string; readonly record: ObjectRecord }
  | { readonly kind: 'prefix'; readonly name: string };

const maxPage = 1000;

export function readListQuery({ parameters }: S3Request, after: string): ListQuery {
  const maxKeys = parameters.get('max-keys') ?? String(maxPage);
  const encoding = parameters.get('encoding-type');
  if (!/^\d{1,9}$/.test(maxKeys)) {
    throw new S3Error('InvalidArgument', { message: 'Provided max-keys not an integer or within integer range' });
  }
  if (encoding !== undefined && encoding !== 'url') {
    throw new S3Error('InvalidArgument', { message: 'Invalid Encoding Method specified in Request' });
  }
  return {
    prefix: parameters.get('prefix') ?? '',
    delimiter: parameters.get('delimiter') ?? '',
    after,
    maxKeys: Math.min(Number(maxKeys), maxPage),
    encode: encoding === 'url' ? (text) => encodeURIComponent(text).replaceAll('%2F', '/') : (text) => text,
  };
}

/** The lines of a listing in order. `isShown` says which records count. */
export function* listLines(
  index: ObjectIndex,
  { prefix, delimiter, after }: ListQuery,
  isShown: (record: ObjectRecord) => boolean,
): Generator<ListLine> {
  const continuesPrefix = delimiter !== '' && after.length > prefix.length && after.endsWith(delimiter);
  let lastPrefix = continuesPrefix ? after : undefined;
  for (const record of index.from(compareKeys(after, prefix) > 0 ? after : prefix)) {
    const { key } = record;
    if (!key.startsWith(prefix)) return;
    if (key === after || !isShown(record)) continue;
    if (lastPrefix !== undefined && key.startsWith(lastPrefix)) continue;
    const cut = delimiter === '' ? -1 : key.indexOf(delimiter, prefix.length);
    if (cut < 0) {
      yield { kind: 'record', name: key, record };
      continue;
    }
    lastPrefix = key.slice(0, cut + delimiter.length);
    yield { kind: 'prefix', name: lastPrefix };
  }
}
