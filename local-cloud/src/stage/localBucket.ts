/** The bucket of a local cloud. Its credentials protect nothing: it only listens on loopback. */
export const localBucket = {
  name: 'documents',
  region: 'eu-central-1',
  /** The account administrator's credentials. */
  credentials: { accessKeyId: 'local', secretAccessKey: 'local-secret' },
  /** An operator session's, with the permissions of the stage's operator role. */
  operatorCredentials: { accessKeyId: 'local-operator', secretAccessKey: 'local-secret-of-operator' },
  /** An erase or restore session's, with the permissions of the stage's eraser role. */
  eraserCredentials: { accessKeyId: 'local-eraser', secretAccessKey: 'local-secret-of-eraser' },
  /** Its URL, by the first port of the local cloud. */
  addressFor: (port: number) => `http://localhost:${port + 3}`,
} as const;
