import { openDocumentQuery } from '@incasso/contract/api';
import { formatDocumentSize } from '@incasso/contract/documents/formatDocumentSize';
import { html } from '../../mail/html';
import type { FoundDocument } from './findDocument';
import { staffPage } from './staffPage';

/**
 * The page of a link in the staff's mail: the document's name, and a link that loads it. Mail scanners and previews
 * follow links, and must not load the document.
 */
export function documentPage({ reference, sort, name, size }: FoundDocument): string {
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
