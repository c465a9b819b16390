import type { ParsedEnvironment } from '../environment/environmentSchema';
import type { ObjectStore } from '../storage/ObjectStore';
import { s3Client } from './s3Client';
import { s3ObjectStore } from './s3ObjectStore';

/** Opens the bucket that the function's environment names. */
export function openStore(environment: Pick<ParsedEnvironment, 'DOCUMENTS_BUCKET' | 'S3_PATH_STYLE'>): ObjectStore {
  return s3ObjectStore({ client: s3Client(environment), bucket: environment.DOCUMENTS_BUCKET });
}
