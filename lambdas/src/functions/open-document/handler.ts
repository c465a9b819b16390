import { s3Client } from '../../aws/s3Client';
import { s3DownloadLinks } from '../../aws/s3Links';
import { s3ObjectStore } from '../../aws/s3ObjectStore';
import { secretKeys } from '../../aws/secretKeys';
import { parseEnvironment } from '../../environment/parseEnvironment';
import { functions } from '../../functions';
import { apiHandler } from '../../http/apiHandler';
import { chooseMalwareScan } from '../../malware-scan/chooseMalwareScan';
import { answerLink } from './answerLink';

const environment = parseEnvironment(functions['open-document'].environment, process.env);
const bucket = { client: s3Client(environment), bucket: environment.DOCUMENTS_BUCKET };
const store = s3ObjectStore(bucket);
const linkKeys = secretKeys(environment.LINK_SECRET_ID);

const ports = {
  store,
  scan: chooseMalwareScan(environment.MALWARE_SCAN, store),
  links: s3DownloadLinks(bucket),
  now: () => new Date(),
};

export const handler = apiHandler({
  respond: async (request) => answerLink(request, { ...ports, keys: await linkKeys() }),
});
