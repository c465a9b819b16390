/** The bucket of a local cloud. Its credentials protect nothing: it listens on loopback alone. */
export const localBucket = {
  name: 'documents',
  region: 'eu-central-1',
  /** Of the account's administrator. */
  credentials: { accessKeyId: 'local', secretAccessKey: 'local-secret' },
  /** Of an operator's session, with the rights of the stage's role for operators. */
  operatorCredentials: { accessKeyId: 'local-operator', secretAccessKey: 'local-secret-of-operator' },
  /** Of a session that erases or restores, with the rights of the stage's role for it. */
  eraserCredentials: { accessKeyId: 'local-eraser', secretAccessKey: 'local-secret-of-eraser' },
  /** Its address, by the first port of the local cloud. */
  addressFor: (port: number) => `http://localhost:${port + 3}`,
} as const;
