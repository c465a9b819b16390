/** The bucket of a local cloud. Its credentials protect nothing: it listens on loopback alone. */
export const localBucket = {
  name: 'documents',
  region: 'eu-central-1',
  /** Of the account's administrator. */
  credentials: { accessKeyId: 'local', secretAccessKey: 'local-secret' },
  /** Of an operator, with the rights of the stage's policy for operators. */
  operatorCredentials: { accessKeyId: 'local-operator', secretAccessKey: 'local-secret-of-operator' },
  /** Its address, by the first port of the local cloud. */
  addressFor: (port: number) => `http://localhost:${port + 3}`,
} as const;
