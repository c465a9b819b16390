import type { HttpAnswer } from '../../http/httpAnswer';
import type { Message } from '../store/Message';
import { html, Markup } from '../../markup/html';
import { localTime, pageFrame } from './pageFrame';

/** All mails, newest first. The page renews itself when one comes. */
export function messageListPage(messages: readonly Message[]): HttpAnswer {
  const list = html`<ul class="mails">
    ${messages.toReversed().map(listItem)}
  </ul>`;
  const empty = html`<p class="card">No mail yet. What the site sends to the staff and to visitors arrives here.</p>`;
  return pageFrame({
    title: `Mailbox (${messages.length})`,
    main: html`<h1>${messages.length === 1 ? '1 mail' : `${messages.length} mails`}</h1>
      ${messages.length === 0 ? empty : list}`,
    script: new Markup("new EventSource('/events').addEventListener('change', () => location.reload());"),
  });
}

function listItem({ id, subject, from, to, receivedAt, attachments }: Message): Markup {
  return html`<li>
    <a href="/view/${id}">
      <strong>${subject === '' ? '(no subject)' : subject}</strong>
      ${localTime(receivedAt)}
      <span>${from} to ${to.join(', ')}</span>
      <span class="files">${attachmentCount(attachments.length)}</span>
    </a>
  </li>`;
}

function attachmentCount(count: number): string {
  if (count === 0) return '';
  return count === 1 ? '1 attachment' : `${count} attachments`;
}
