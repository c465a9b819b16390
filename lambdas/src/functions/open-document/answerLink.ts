import { openDocumentQuery } from '@incasso/contract/api';
import { formatDocumentSize } from '@incasso/contract/documents/formatDocumentSize';
import type { ApiAnswer } from '../../http/answer';
import type { ApiRequest } from '../../http/ApiRequest';
import { accept, refuseBecause, type Result } from '../../Result';
import type { DownloadLinks } from '../../storage/presignedLinks';
import { deadLinkPage } from './deadLinkPage';
import { findDocument, type DocumentPorts, type FoundDocument } from './findDocument';
import { html } from '../../mail/html';
import { staffPage } from './staffPage';

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

/**
 * The page of a link in the staff's mail: the document's name, and a link that loads it. Mail scanners and previews
 * follow links, and must not load the document.
 */
function documentPage({ reference, sort, name, size }: FoundDocument): string {
  // A link, not a form: the policy's `form-action` blocks a form's redirect to the bucket.
  // https://www.w3.org/TR/CSP3/#directive-form-action
  const query = `?${openDocumentQuery.name}=${openDocumentQuery.value}`;
  const facts = [
    { term: 'Soort', value: sort },
    { term: 'Naam', value: name },
    { term: 'Grootte', value: formatDocumentSize(size) },
  ];
  return staffPage({
    title: `Document bij aanvraag ${reference}`,
    content: html`<dl>
        ${facts.map(
          ({ term, value }) =>
            html`<div>
              <dt>${term}</dt>
              <dd>${value}</dd>
            </div>`,
        )}
      </dl>
      <p><a class="button" href="${query}" rel="nofollow noreferrer">Open dit document</a></p>`,
  });
}
