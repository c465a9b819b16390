import { openDocumentQuery } from '@incasso/contract/api';
import type { ApiAnswer } from '../../http/answer';
import type { ApiRequest } from '../../http/ApiRequest';
import { accept, refuseBecause, type Result } from '../../Result';
import type { DownloadLinks } from '../../storage/presignedLinks';
import { deadLinkPage } from './deadLinkPage';
import { documentPage } from './documentPage';
import { findDocument, type DocumentPorts } from './findDocument';

/**
 * Answers a link in the staff's mail with a page that names the document, and the link on that page with a redirect
 * that is valid for a minute. The token authorises the request: a mail program sends no header of ours.
 */
export async function answerLink(
  { headers, query, pathParameters }: Pick<ApiRequest, 'headers' | 'query' | 'pathParameters'>,
  { links, ...ports }: DocumentPorts & { readonly links: DownloadLinks },
): Promise<Result<ApiAnswer>> {
  const found = await findDocument(pathParameters['token'] ?? '', ports);
  const isAskedByPerson = headers['accept']?.includes('text/html') === true;
  if (!found.ok)
    return isAskedByPerson ? refuseBecause({ ...found.refusal, page: deadLinkPage(found.refusal) }) : found;
  if (query[openDocumentQuery.name] !== openDocumentQuery.value) {
    return accept({ kind: 'shown', page: documentPage(found.value) });
  }
  return accept({ kind: 'redirected', location: await links.linkTo(found.value.key) });
}
