import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  GetObjectTaggingCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  type GetObjectCommandOutput,
  type PutObjectCommandInput,
  type S3Client,
} from '@aws-sdk/client-s3';
import { s3Client, s3Checksum } from './s3Client';
import type { ParsedEnvironment } from '../environment/environmentSchema';
import type { ObjectBody, ObjectKind, ObjectStore } from '../storage/ObjectStore';
import { storageFault, httpStatusOf } from './storageFault';

const maxConflicts = 6;

export function openStore(environment: Pick<ParsedEnvironment, 'DOCUMENTS_BUCKET' | 'S3_PATH_STYLE'>): ObjectStore {
  return s3ObjectStore({ client: s3Client(environment), bucket: environment.DOCUMENTS_BUCKET });
}

export function s3ObjectStore({ client, bucket }: { client: S3Client; bucket: string }): ObjectStore {
  const at = (key: string) => ({ Bucket: bucket, Key: key });

  /** The ETag of the new version; `undefined` when the condition failed. */
  async function put(input: PutObjectCommandInput): Promise<string | undefined> {
    try {
      return (await pastConflicts(() => client.send(new PutObjectCommand(input)))).ETag ?? '';
    } catch (error) {
      const status = httpStatusOf(error);
      if (status === 412 || (status === 404 && input.IfMatch !== undefined)) return undefined;
      throw storageFault(error);
    }
  }

  return {
    async read(key) {
      return orMissing(async () => {
        const answer = await client.send(new GetObjectCommand(at(key)));
        return { bytes: await readWhole(answer), etag: answer.ETag ?? '' };
      });
    },

    async sizeOf(key) {
      return orMissing(async () => (await client.send(new HeadObjectCommand(at(key)))).ContentLength);
    },

    async write(key, body) {
      await put({ ...at(key), ...content(body) });
    },

    async create(key, body) {
      const etag = await put({ ...at(key), ...content(body), IfNoneMatch: '*' });
      return etag === undefined ? 'exists' : 'created';
    },

    async replace(key, { etag, ...body }) {
      return put({ ...at(key), ...content(body), IfMatch: etag });
    },

    async copy(from, to, kind) {
      const command = new CopyObjectCommand({
        ...at(to),
        CopySource: `${bucket}/${from}`,
        IfNoneMatch: '*',
        MetadataDirective: 'REPLACE',
        ...headersOf(kind),
        // No `TaggingDirective`: it may need a tagging permission. Uploads have no tags. If one had, S3 would refuse
        // the copy, so a verdict on the source is never copied.
        // https://repost.aws/knowledge-center/s3-troubleshoot-copy-between-buckets
      });
      try {
        await pastConflicts(() => client.send(command));
        return 'copied';
      } catch (error) {
        const status = httpStatusOf(error);
        if (status === 412) return 'exists';
        if (status === 404) return 'missing';
        throw storageFault(error);
      }
    },

    async remove(key) {
      await orMissing(() => client.send(new DeleteObjectCommand(at(key))));
    },

    async *list(prefix) {
      try {
        for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix })) {
          for (const { Key: key, LastModified: writtenAt, Size: size = 0 } of page.Contents ?? []) {
            if (key !== undefined && writtenAt !== undefined) yield { key, writtenAt, size };
          }
        }
      } catch (error) {
        throw storageFault(error);
      }
    },

    async readTags(key) {
      return orMissing(async () => {
        const { TagSet: tags = [] } = await client.send(new GetObjectTaggingCommand(at(key)));
        return Object.fromEntries(tags.map((tag) => [tag.Key ?? '', tag.Value ?? '']));
      });
    },
  };
}

/**
 * Retries while S3 answers ConditionalRequestConflict, which the SDK does not retry: another write of the same key is
 * in progress.
 */
async function pastConflicts<Answer>(write: () => Promise<Answer>): Promise<Answer> {
  for (let conflicts = 0; ; conflicts += 1) {
    try {
      return await write();
    } catch (error) {
      if (httpStatusOf(error) !== 409 || conflicts >= maxConflicts) throw error;
      await pause(2 ** conflicts * 20 * (0.5 + Math.random()));
    }
  }
}

/** Reads into one buffer: collecting and joining chunks would double the memory. */
async function readWhole({ Body: body, ContentLength: size = 0 }: GetObjectCommandOutput): Promise<Uint8Array> {
  if (!(body instanceof Readable)) throw new TypeError('S3 answered without a stream.');
  const bytes = Buffer.alloc(size);
  let length = 0;
  for await (const piece of body.iterator()) {
    if (!(piece instanceof Uint8Array)) throw new TypeError('S3 answered something else than bytes.');
    bytes.set(piece, length);
    length += piece.length;
  }
  if (length !== size) throw new Error('S3 answered fewer bytes than it said.');
  return bytes;
}

function content({ bytes, sha256, ...kind }: ObjectBody) {
  return {
    Body: bytes,
    ...headersOf(kind),
    ...(sha256 !== undefined && { ChecksumSHA256: s3Checksum(sha256) }),
  };
}

/** Stores the file name with the object instead of in links: S3 and CloudTrail log a link's query string. */
function headersOf({ contentType, downloadName }: ObjectKind) {
  return {
    ContentType: contentType,
    ...(downloadName !== undefined && {
      ContentDisposition: `attachment; filename*=UTF-8''${encodeRfc5987(downloadName)}`,
      CacheControl: 'no-store',
    }),
  };
}

/** RFC 5987 escapes some characters that `encodeURIComponent` does not. */
function encodeRfc5987(text: string): string {
  return encodeURIComponent(text).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

async function orMissing<Found>(find: () => Promise<Found>): Promise<Found | undefined> {
  try {
    return await find();
  } catch (error) {
    if (httpStatusOf(error) === 404) return undefined;
    throw storageFault(error);
  }
}
