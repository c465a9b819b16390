import { s3Client } from '../../aws/s3Client';
import { s3DownloadLinks } from '../../aws/s3Links';
import { s3ObjectStore } from '../../aws/s3ObjectStore';
import { parseEnvironment } from '../../environment/parseEnvironment';
import { functions } from '../../functions';
import { apiHandler } from '../../http/apiHandler';
import { chooseMalwareScan } from '../../malware-scan/chooseMalwareScan';
import { mapResult, refuseBecause } from '../../results/Result';
import { deadLinkPage } from './deadLinkPage';
import { findDocument } from './findDocument';

const environment = parseEnvironment(functions['open-document'].environment, process.env);
const bucket = { client: s3Client(environment), bucket: environment.DOCUMENTS_BUCKET };
const store = s3ObjectStore(bucket);
const { LINK_KEY: current, LINK_KEY_PREVIOUS: previous } = environment;

const ports = {
  store,
  scan: chooseMalwareScan(environment.MALWARE_SCAN, store),
  links: s3DownloadLinks(bucket),
  keys: previous === undefined ? [current] : [current, previous],
  now: () => new Date(),
};

/** The token is the key to the document: the staff's mail program sends no header of ours. */
export const handler = apiHandler({
  async respond({ headers, pathParameters }) {
    const found = await findDocument(pathParameters['token'] ?? '', ports);
    const isAskedByPerson = headers['accept']?.includes('text/html') === true;
    if (!found.ok && isAskedByPerson) return refuseBecause({ ...found.refusal, page: deadLinkPage(found.refusal) });
    return mapResult(found, (location) => ({ kind: 'redirected', location }));
  },
});
