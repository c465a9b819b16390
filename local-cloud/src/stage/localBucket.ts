/** The bucket of a local cloud. Its credentials protect nothing: it only listens on loopback. */
export const localBucket = {
  name: 'documents',
  region: 'eu-central-1',
  credentials: { accessKeyId: 'local', secretAccessKey: 'local-secret' },
  /** Its URL, by the first port of the local cloud. */
  addressFor: (port: number) => `http://localhost:${port + 3}`,
} as const;
