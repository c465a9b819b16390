import {
  DeleteObjectCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { type LetterStore } from './redriveDeadLetters';

/** The objects of a bucket. */
export function s3LetterStore(client: S3Client, bucket: string): LetterStore {
  return {
    list: async (prefix) => {
      const keys: string[] = [];
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix })) {
        keys.push(...Contents.flatMap(({ Key }) => (Key === undefined ? [] : [Key])));
      }
      return keys;
    },
    readText: async (key) => {
      const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
      return (await Body?.transformToString()) ?? '';
    },
    writeText: async (key, text) => {
      await client.send(
        new PutObjectCommand({ Bucket: bucket, Key: key, Body: text, ContentType: 'application/json' }),
      );
    },
    remove: async (key) => {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
    },
  };
}
