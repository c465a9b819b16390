import * as v from 'valibot';
import type { Operation } from '../bucket/Bucket';
import { checksumAlgorithms, checksumElement, checksumHeader } from '../request/body/checksums';
import { RequestBody } from '../request/body/RequestBody';
import { keptObjectHeaders } from '../objects/objectHeaders';
import { tagsOfHeader } from '../objects/objectTags';
import { S3Error } from '../errors/S3Error';
import { readListQuery } from './listLines';
import { s3Document } from '../xml/s3Document';

const checksumSchema = v.object({
  algorithm: v.picklist(checksumAlgorithms),
  type: v.picklist(['COMPOSITE', 'FULL_OBJECT']),
});

/** POST ?uploads. */
export const beginUpload: Operation = async ({ request, bucket }) => {
  const { headers, key } = request;
  const algorithm = headers['x-amz-checksum-algorithm']?.toUpperCase();
  const type = headers['x-amz-checksum-type'] ?? (algorithm === 'CRC64NVME' ? 'FULL_OBJECT' : 'COMPOSITE');
  const checksum = algorithm === undefined ? undefined : v.safeParse(checksumSchema, { algorithm, type });
  if (checksum?.success === false) {
    throw new S3Error('InvalidRequest', { message: 'Checksum algorithm provided is unsupported.' });
  }
  const { uploadId } = await bucket.uploads.begin({
    key,
    headers: keptObjectHeaders(headers),
    tags: tagsOfHeader(headers['x-amz-tagging']),
    checksum: checksum?.output,
  });
  return {
    status: 200,
    headers: {
      'content-type': 'application/xml',
      ...(checksum && {
        'x-amz-checksum-algorithm': checksum.output.algorithm,
        'x-amz-checksum-type': checksum.output.type,
      }),
    },
    body: s3Document('InitiateMultipartUploadResult', { Bucket: bucket.name, Key: key, UploadId: uploadId }),
  };
};

/** PUT ?partNumber&uploadId. */
export const uploadPart: Operation = async ({ request, signature, bucket }) => {
  const body = new RequestBody(request, signature);
  const { key, parameters } = request;
  const uploadId = parameters.get('uploadId') ?? '';
  const number = Number(parameters.get('partNumber'));
  if (!Number.isInteger(number) || number < 1 || number > 10_000) {
    throw new S3Error('InvalidArgument', {
      message: 'Part number must be an integer between 1 and 10000, inclusive',
      details: { ArgumentName: 'partNumber', ArgumentValue: parameters.get('partNumber') ?? '' },
    });
  }
  bucket.uploads.get(key, uploadId);
  const { blobs } = bucket.store;
  const blob = await blobs.receive(body.chunks());
  const { size, md5, checksum } = body.facts;
  const part = { number, blob, size, etag: md5.toString('hex'), lastModified: new Date().toISOString(), checksum };
  try {
    const replaced = await bucket.uploads.addPart(key, uploadId, part);
    if (replaced !== undefined) await blobs.remove(replaced);
  } catch (refusal) {
    await blobs.remove(blob);
    throw refusal;
  }
  const ofChecksum = checksum && { [checksumHeader(checksum.algorithm)]: checksum.value };
  return { status: 200, headers: { etag: `"${part.etag}"`, ...ofChecksum } };
};

/** DELETE ?uploadId. */
export const abortUpload: Operation = async ({ request, bucket }) => {
  await bucket.uploads.end(request.key, request.parameters.get('uploadId') ?? '', async ({ parts }) => {
    await Promise.all(parts.map(({ blob }) => bucket.store.blobs.remove(blob)));
  });
  return { status: 204, headers: {} };
};

/** GET ?uploadId. */
export const listParts: Operation = ({ request, bucket }) => {
  const upload = bucket.uploads.get(request.key, request.parameters.get('uploadId') ?? '');
  return Promise.resolve({
    status: 200,
    headers: { 'content-type': 'application/xml' },
    body: s3Document('ListPartsResult', {
      Bucket: bucket.name,
      Key: upload.key,
      UploadId: upload.uploadId,
      IsTruncated: false,
      Part: upload.parts.map(({ number, lastModified, etag, size, checksum }) => ({
        PartNumber: number,
        LastModified: lastModified,
        ETag: `"${etag}"`,
        Size: size,
        ...(checksum && { [checksumElement(checksum.algorithm)]: checksum.value }),
      })),
    }),
  });
};

/** GET ?uploads. */
export const listUploads: Operation = ({ request, bucket }) => {
  const { prefix, encode } = readListQuery(request, '');
  const uploads = bucket.uploads.all().filter(({ key }) => key.startsWith(prefix));
  return Promise.resolve({
    status: 200,
    headers: { 'content-type': 'application/xml' },
    body: s3Document('ListMultipartUploadsResult', {
      Bucket: bucket.name,
      Prefix: encode(prefix),
      EncodingType: request.parameters.get('encoding-type'),
      IsTruncated: false,
      Upload: uploads.map(({ key, uploadId, initiated }) => ({
        Key: encode(key),
        UploadId: uploadId,
        Initiated: initiated,
      })),
    }),
  });
};
