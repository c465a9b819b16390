import type { HttpAnswer } from '../../http/httpAnswer';
import type { Message } from '../store/Message';
import { html, type Markup } from '../../markup/html';
import { localTime, pageFrame, sizeText } from './pageFrame';

/** One mail. `cidLinks` are the addresses of the pictures that it brings along, by content id. */
export function messagePage(message: Message, cidLinks: ReadonlyMap<string, string>): HttpAnswer {
  const { id, subject, receivedAt, text, attachments } = message;
  const title = subject === '' ? '(no subject)' : subject;
  return pageFrame({
    title,
    main: html`<h1>${title}</h1>
      <dl class="card">
        ${row('From', message.from)} ${row('To', message.to.join(', '))} ${row('Cc', message.cc.join(', '))}
        ${row('Reply to', message.replyTo.join(', '))} ${row('Delivered to', hiddenRecipients(message).join(', '))}
        <dt>Received</dt>
        <dd>${localTime(receivedAt)}</dd>
      </dl>
      ${attachments.length === 0 ? '' : attachmentList(message)}
      ${message.html === '' ? '' : mailFrame(message.html, cidLinks)} ${textPart(text, message.html === '')}
      <p class="quiet">
        <a href="/messages/${id}.eml">Source (.eml)</a> · <a href="/messages/${id}">JSON</a> ·
        <a href="/">All mails</a>
      </p>`,
  });
}

/** Whom neither To nor Cc names. */
function hiddenRecipients({ to, cc, recipients }: Message): string[] {
  return recipients.filter((recipient) => ![...to, ...cc].some((address) => address.includes(recipient)));
}

function row(name: string, value: string): Markup | string {
  return value === '' ? '' : html`<dt>${name}</dt><dd>${value}</dd>`; // oxfmt-ignore
}

function attachmentList({ id, attachments }: Message): Markup {
  const items = attachments.map(
    ({ filename, size, contentType }, place) =>
      html`<li>
        <a href="/messages/${id}/attachments/${place}" download title="${contentType}"
          >${filename} (${sizeText(size)})</a
        >
      </li>`,
  );
  return html`<section class="card">
    <h2>${attachments.length === 1 ? '1 attachment' : `${attachments.length} attachments`}</h2>
    <ul class="files">
      ${items}
    </ul>
  </section>`;
}

/** Nothing in the frame runs or reaches the viewer; links open in a tab of their own. */
function mailFrame(mail: string, cidLinks: ReadonlyMap<string, string>): Markup {
  const shown = mail.replace(/cid:([^"'\s)>]+)/g, (link, contentId: string) => cidLinks.get(contentId) ?? link);
  return html`<iframe
    title="The mail as HTML"
    sandbox="allow-popups allow-popups-to-escape-sandbox"
    srcdoc="${`<base target="_blank">${shown}`}"
  ></iframe>`;
}

function textPart(text: string, isOpen: boolean): Markup | string {
  if (text === '') return '';
  return html`<details class="card" ${isOpen ? 'open' : ''}>
    <summary>The mail as text</summary>
    <pre>${text}</pre>
  </details>`;
}
