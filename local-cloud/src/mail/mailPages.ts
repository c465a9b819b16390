import type { HttpAnswer } from '../http/startServer';
import { html, Html } from '@incasso/lambdas/mail/html';
import type { ReceivedMail } from './ReceivedMail';
import { pageFrame } from './pageFrame';

/** All mails, newest first. Reloads when one arrives. */
export function mailListPage(mails: readonly ReceivedMail[]): HttpAnswer {
  return pageFrame({
    title: `Mailbox (${mails.length})`,
    main:
      mails.length === 0
        ? html`<p class="card">No mail yet. What the site sends to the staff and to visitors arrives here.</p>`
        : html`<ul class="mails">
            ${mails.toReversed().map(listItem)}
          </ul>`,
    script: new Html("new EventSource('/events').addEventListener('change', () => location.reload());"),
  });
}

function listItem({ id, subject, from, to, receivedAt, attachments }: ReceivedMail): Html {
  return html`<li>
    <a href="/view/${id}">
      <strong>${subject}</strong>
      ${localTime(receivedAt)}
      <span>${from} to ${to.join(', ')}</span>
      <span class="files">${attachments.length === 0 ? '' : `Attachments: ${attachments.length}`}</span>
    </a>
  </li>`;
}

export function mailPage(mail: ReceivedMail): HttpAnswer {
  const { id, subject, from, to, replyTo, receivedAt, text, attachments } = mail;
  return pageFrame({
    title: subject,
    main: html`<h1>${subject}</h1>
      <dl class="card">
        <dt>From</dt>
        <dd>${from}</dd>
        <dt>To</dt>
        <dd>${to.join(', ')}</dd>
        <dt>Reply to</dt>
        <dd>${replyTo.join(', ')}</dd>
        <dt>Received</dt>
        <dd>${localTime(receivedAt)}</dd>
      </dl>
      <ul class="files">
        ${attachments.map(
          ({ filename, size }, index) =>
            html`<li><a href="/messages/${id}/attachments/${index}" download>${filename} (${sizeText(size)})</a></li>`,
        )}
      </ul>
      ${mail.html === '' ? '' : mailFrame(mail.html)}
      <details class="card" ${mail.html === '' ? 'open' : ''}>
        <summary>The mail as text</summary>
        <pre>${text}</pre>
      </details>
      <p>
        <a href="/messages/${id}.eml">Source (.eml)</a> · <a href="/messages/${id}">JSON</a> ·
        <a href="/">All mails</a>
      </p>`,
  });
}

/** The sandbox blocks scripts and access to the page. Links open in a new tab. */
function mailFrame(mail: string): Html {
  return html`<iframe
    title="The mail as HTML"
    sandbox="allow-popups allow-popups-to-escape-sandbox"
    srcdoc="${`<base target="_blank">${mail}`}"
  ></iframe>`;
}

/** A time in the firm's time zone. */
function localTime(iso: string): Html {
  const shown = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'Europe/Brussels',
  });
  return html`<time datetime="${iso}">${shown.format(new Date(iso))}</time>`;
}

function sizeText(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  return bytes < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
