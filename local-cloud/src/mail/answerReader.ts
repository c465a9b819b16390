import { plainText, type HttpAnswer } from '../http/startServer';
import { parseMail } from './ReceivedMail';
import { mailListPage, mailPage } from './mailPages';
import type { MailStore } from './MailStore';

const notFound: HttpAnswer = plainText(404, 'There is nothing here.\n');

/** Serves the mailbox: pages for people at `/`, JSON for tests at `/messages`. */
export async function answerReader(path: string, store: MailStore): Promise<HttpAnswer> {
  if (path === '/') return mailListPage(store.all());
  if (path === '/messages') return json(store.all());
  if (path === '/events') {
    return { status: 200, headers: { 'content-type': 'text/event-stream' }, body: store.changes() };
  }
  const [, kind = '', id = '', ...rest] = path.replace(/\.eml$/, '/eml').split('/');
  const mail = store.get(id);
  if (mail === undefined) return notFound;
  switch (`${kind}/${rest[0] ?? ''}`) {
    case 'view/':
      return mailPage(mail);
    case 'messages/':
      return json(mail);
    case 'messages/eml':
      return download({ filename: `${id}.eml`, contentType: 'message/rfc822', content: await store.raw(id) });
    case 'messages/attachments': {
      const file = (await parseMail(await store.raw(id))).files[Number(rest[1])];
      return file === undefined ? notFound : download(file);
    }
    default:
      return notFound;
  }
}

/** Sends the file as a download, so that no page of the mailbox can run it. */
function download(file: { filename: string; contentType: string; content: Buffer }): HttpAnswer {
  const { filename, contentType, content } = file;
  return {
    status: 200,
    headers: {
      'content-type': /^[\w.+-]+\/[\w.+-]+$/.test(contentType) ? contentType : 'application/octet-stream',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(filename).replaceAll("'", '%27')}`,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
    body: content,
  };
}

function json(value: unknown): HttpAnswer {
  return {
    status: 200,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    body: JSON.stringify(value, null, 2),
  };
}
