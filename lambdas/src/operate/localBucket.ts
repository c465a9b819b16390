/**
 * The bucket of a local cloud, as the run contract gives it. Its credentials protect nothing: it listens on loopback
 * alone.
 */
export const localBucket = {
  name: 'documents',
  region: 'eu-central-1',
  credentials: { accessKeyId: 'local', secretAccessKey: 'local-secret' },
  /** Its address, by the first port of the local cloud. */
  addressFor: (port: number) => `http://localhost:${port + 3}`,
} as const;
