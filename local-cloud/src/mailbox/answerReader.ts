import type { HttpAnswer } from '../http/httpAnswer';
import type { MailStore } from './store/MailStore';
import { messageListPage } from './viewer/messageListPage';
import { messagePage } from './viewer/messagePage';
import { parseMail } from './store/parseMail';
import type { Message } from './store/Message';

const notFound: HttpAnswer = plainText(404, 'There is nothing here.\n');

/** Answers those who read the mailbox: people at `/`, tests at `/messages`. */
export async function answerReader(
  { method, path }: { method: string; path: string },
  store: MailStore,
): Promise<HttpAnswer> {
  if (path === '/messages' && method === 'DELETE') {
    await store.clear();
    return { status: 204, headers: {} };
  }
  if (method !== 'GET' && method !== 'HEAD') {
    return { ...plainText(405, 'Only GET is answered here.\n'), headers: { allow: 'GET, HEAD' } };
  }
  if (path === '/') return messageListPage(store.all());
  if (path === '/messages') return json(store.all());
  if (path === '/events')
    return { status: 200, headers: { 'content-type': 'text/event-stream' }, body: store.changes() };
  const [, kind, id = '', part, place] = path.split('/');
  const message = store.get(id.replace(/\.eml$/, ''));
  if (message === undefined) return notFound;
  if (kind === 'view' && part === undefined) return messagePage(message, await cidLinks(message, store));
  if (kind !== 'messages') return notFound;
  if (part === 'attachments') return attachment(message, Number(place), store);
  if (part !== undefined) return notFound;
  if (!id.endsWith('.eml')) return json(message);
  const headers = { 'content-type': 'message/rfc822', ...downloadHeaders(`${message.id}.eml`) };
  return { status: 200, headers, body: await store.raw(message.id) };
}

async function attachment(message: Message, place: number, store: MailStore): Promise<HttpAnswer> {
  const { files } = await parseMail(await store.raw(message.id));
  const file = files[place];
  if (file === undefined) return notFound;
  const contentType = /^[\w.+-]+\/[\w.+-]+$/.test(file.contentType) ? file.contentType : 'application/octet-stream';
  return {
    status: 200,
    headers: { 'content-type': contentType, ...downloadHeaders(file.filename) },
    body: file.content,
  };
}

/** Addresses of the pictures that a mail brings along, by what its HTML calls them. */
async function cidLinks(message: Message, store: MailStore): Promise<ReadonlyMap<string, string>> {
  if (!message.html.includes('cid:')) return new Map();
  const { files } = await parseMail(await store.raw(message.id));
  return new Map(
    files.flatMap(({ contentId }, place) =>
      contentId === undefined ? [] : [[contentId, `/messages/${message.id}/attachments/${place}`]],
    ),
  );
}

function downloadHeaders(filename: string): Record<string, string> {
  const plain = filename.replace(/[^\w. -]/g, '_');
  return {
    'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encodeName(filename)}`,
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  };
}

function encodeName(filename: string): string {
  return encodeURIComponent(Buffer.from(filename).toString('utf8')).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  );
}

function json(value: unknown): HttpAnswer {
  return {
    status: 200,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    body: JSON.stringify(value, null, 2),
  };
}

function plainText(status: number, body: string): HttpAnswer {
  return { status, headers: { 'content-type': 'text/plain; charset=utf-8' }, body };
}
