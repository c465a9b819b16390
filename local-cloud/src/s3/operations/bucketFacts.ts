import type { Operation } from '../bucket/Bucket';
import { s3Document } from '../xml/s3Document';

const xml = { 'content-type': 'application/xml' };

export const headBucket: Operation = ({ bucket }) =>
  Promise.resolve({ status: 200, headers: { 'x-amz-bucket-region': bucket.region } });

export const listBuckets: Operation = ({ bucket }) =>
  Promise.resolve({
    status: 200,
    headers: xml,
    body: s3Document('ListAllMyBucketsResult', {
      Owner: { ID: 'local' },
      Buckets: { Bucket: [{ Name: bucket.name, CreationDate: '2025-01-01T00:00:00.000Z' }] },
    }),
  });

export const getBucketLocation: Operation = ({ bucket }) =>
  Promise.resolve({ status: 200, headers: xml, body: s3Document('LocationConstraint', bucket.region) });

export const getBucketVersioning: Operation = () =>
  Promise.resolve({
    status: 200,
    headers: xml,
    body: s3Document('VersioningConfiguration', { Status: 'Enabled' }),
  });
