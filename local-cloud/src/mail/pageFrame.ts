import { randomBytes } from 'node:crypto';
import type { HttpAnswer } from '../http/startServer';
import { html, Html } from '@incasso/lambdas/mail/html';

const styles = new Html(`
  :root { color-scheme: light; --ink: #1b2430; --quiet: #5b6675; --line: #dde2e8; --accent: #1d4f91; }
  * { box-sizing: border-box; }
  body { margin: 0; background: #f4f6f8; color: var(--ink); font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
  a { color: var(--accent); }
  a:focus-visible, summary:focus-visible { outline: 3px solid var(--accent); outline-offset: -3px; }
  .bar { padding: 0.75rem 1.25rem; background: var(--ink); }
  .bar a { color: #fff; font-weight: 700; text-decoration: none; }
  main { max-width: 60rem; margin: 0 auto; padding: 1.25rem; }
  h1 { margin: 0 0 1rem; font-size: 1.5rem; line-height: 1.25; }
  .mails, .card, iframe, .files a { border: 1px solid var(--line); border-radius: 0.5rem; background: #fff; }
  ul { margin: 0; padding: 0; list-style: none; }
  .mails li + li { border-top: 1px solid var(--line); }
  .mails a { display: grid; grid-template-columns: 1fr auto; gap: 0 1rem; padding: 0.75rem 1rem; color: inherit; text-decoration: none; }
  .mails a:hover { background: #eef3f9; }
  .mails span, .mails time, dt { color: var(--quiet); font-size: 0.875rem; }
  .mails time, .mails .files { text-align: end; }
  @media (max-width: 40rem) { .mails a, .mails a > * { display: block; text-align: start; } }
  .card { margin-block: 1rem; padding: 1rem; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 0.25rem 1rem; margin: 0; }
  dd { margin: 0; }
  ul.files { display: flex; flex-wrap: wrap; gap: 0.5rem; margin-block: 1rem; }
  ul.files a { display: block; padding: 0.375rem 0.75rem; }
  iframe { display: block; width: 100%; height: 70vh; }
  pre { margin: 0.75rem 0 0; white-space: pre-wrap; font: 0.875rem/1.5 ui-monospace, monospace; }
  summary { cursor: pointer; font-weight: 700; }
`);

/** A page of the mailbox. Only a script passed here may run. */
export function pageFrame({ title, main, script }: { title: string; main: Html; script?: Html }): HttpAnswer {
  const nonce = randomBytes(16).toString('base64');
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <style>
          ${styles}
        </style>
      </head>
      <body>
        <header class="bar"><a href="/">Mailbox</a></header>
        <main>${main}</main>
        <script nonce="${nonce}">
          ${script ?? ''};
        </script>
      </body>
    </html>`;
  const policy = [
    "default-src 'none'",
    // A mail's iframe inherits this policy, and its styles are inline.
    "style-src 'unsafe-inline'",
    'img-src data:',
    `script-src 'nonce-${nonce}'`,
    "connect-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'content-security-policy': policy,
    },
    body: page.markup,
  };
}
