import { FaultPlan } from '../http/FaultPlan';
import { plainText, startServer, type HttpAnswer, type RunningServer } from '../http/startServer';
import { mailListPage, mailPage } from './mailPages';
import { MailStore } from './MailStore';
import { parseMail } from './ReceivedMail';
import { receiveMail, type Bounce } from './receiveMail';
import { SesError } from './SesError';

export type MailboxOptions = {
  readonly port: number;
  readonly dataFolder: string;
  /** Called for each mail that bounces through the fault `{ "bounce": true }`. */
  readonly onBounce: (bounce: Bounce) => void;
};

/** SES's error code if the fault gives none. */
const likelyCodes: Readonly<Record<number, string>> = { 400: 'MessageRejected', 503: 'ServiceUnavailable' };

/** Starts the mailbox, which accepts mails as SES does. Rejects with Node's error if the port is in use. */
export async function startMailbox({ port, dataFolder, onBounce }: MailboxOptions): Promise<RunningServer> {
  const faults = new FaultPlan();
  const store = new MailStore(dataFolder);
  await store.open();

  return startServer({
    port,
    answer: (call) => {
      const { request, method, path } = call;
      if (method === 'GET' || method === 'HEAD') return answerReader(path, store);
      return faults.apply(call, {
        answer: () => receiveMail(request, store),
        bounce: () => receiveMail(request, store, onBounce),
        refuse: (status, code = likelyCodes[status] ?? 'InternalFailure') =>
          new SesError(status, code, 'A fault that was asked for.').toAnswer(),
      });
    },
  });
}

const notFound: HttpAnswer = plainText(404, 'There is nothing here.\n');

/** Serves the mailbox: pages for people at `/`, JSON for tests at `/messages`. */
async function answerReader(path: string, store: MailStore): Promise<HttpAnswer> {
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
