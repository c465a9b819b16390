import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { setTimeout } from 'node:timers/promises';

/** Far longer than the local scan takes on a loaded machine. */
const longestScanMs = 30_000;

/** The objects of a local cloud, read through the real SDK as administrator. */
export class Store {
  readonly #client: S3Client;

  constructor(address: string) {
    this.#client = new S3Client({
      endpoint: address,
      region: 'eu-central-1',
      forcePathStyle: true,
      credentials: { accessKeyId: 'local', secretAccessKey: 'local-secret' },
    });
  }

  /** The keys below a prefix. */
  async keys(prefix: string): Promise<string[]> {
    const { Contents = [] } = await this.#client.send(
      new ListObjectsV2Command({ Bucket: 'documents', Prefix: prefix }),
    );
    return Contents.flatMap(({ Key }) => (Key === undefined ? [] : [Key]));
  }

  async write(key: string, body: string): Promise<void> {
    await this.#client.send(new PutObjectCommand({ Bucket: 'documents', Key: key, Body: body }));
  }

  async remove(key: string): Promise<void> {
    await this.#client.send(new DeleteObjectCommand({ Bucket: 'documents', Key: key }));
  }

  async read(key: string): Promise<Buffer> {
    const { Body } = await this.#client.send(new GetObjectCommand({ Bucket: 'documents', Key: key }));
    if (Body === undefined) throw new Error(`${key} is empty`);
    return Buffer.from(await Body.transformToByteArray());
  }

  /** Reads a visitor's document after the scan: before, the bucket policy denies it. */
  async readDocument(key: string): Promise<Buffer> {
    const givenUpAt = Date.now() + longestScanMs;
    for (;;) {
      try {
        return await this.read(key);
      } catch (error) {
        const isUnscanned = error instanceof S3ServiceException && error.name === 'AccessDenied';
        if (!isUnscanned || Date.now() > givenUpAt) throw error;
      }
      await setTimeout(200);
    }
  }
}
