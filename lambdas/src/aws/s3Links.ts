import { GetObjectCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { uploadHeaders } from '@incasso/contract/api';
import { uploadLifetimeSeconds, type DownloadLinks, type UploadLinks } from '../storage/presignedLinks';
import { s3Checksum } from './s3Client';

const downloadLifetimeSeconds = 60;

type BucketAccess = { readonly client: S3Client; readonly bucket: string };

/**
 * Presigned PUTs of one object each. S3 enforces what is signed as a header: exact size, type, content, and that the
 * key does not exist yet. The client must have `requestChecksumCalculation: 'WHEN_REQUIRED'`, or the SDK signs the
 * checksum of an empty body.
 */
export function s3UploadLinks({ client, bucket }: BucketAccess, now: () => Date): UploadLinks {
  return {
    async linkTo({ key, size, sha256, mediaType }) {
      const checksum = s3Checksum(sha256);
      const headers = {
        [uploadHeaders.type]: mediaType,
        [uploadHeaders.mustBeNew]: '*',
        [uploadHeaders.checksum]: checksum,
      };
      const command = new PutObjectCommand({
        Bucket: bucket,
        Key: key,
        ContentType: mediaType,
        ContentLength: size,
        ChecksumSHA256: checksum,
        IfNoneMatch: '*',
      });
      const expiresAt = new Date(now().getTime() + uploadLifetimeSeconds * 1000);
      const url = await getSignedUrl(client, command, {
        expiresIn: uploadLifetimeSeconds,
        signableHeaders: new Set(['host', 'content-length', ...Object.keys(headers)]),
        unhoistableHeaders: new Set(Object.keys(headers)),
      });
      return { url, headers, expiresAt };
    },
  };
}

/** Presigned GETs of one object, valid for a minute. Type and name are stored with the object, not in the link. */
export function s3DownloadLinks({ client, bucket }: BucketAccess): DownloadLinks {
  return {
    linkTo: (key) =>
      getSignedUrl(client, new GetObjectCommand({ Bucket: bucket, Key: key }), { expiresIn: downloadLifetimeSeconds }),
  };
}
