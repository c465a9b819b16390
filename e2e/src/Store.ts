import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';

/** The objects of a local cloud, read through the real SDK. */
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
}
