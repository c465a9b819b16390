import type { IncomingMessage } from 'node:http';
import { type HttpAnswer, readBody } from '../http/startServer';
import { xmlDocument } from '../http/xmlDocument';
import { parseMail } from './ReceivedMail';
import type { MailStore } from './MailStore';
import { SesError, sesNamespace } from './SesError';

export type Bounce = { readonly messageId: string; readonly tags: Readonly<Record<string, string>> };

/** SES's limit: https://docs.aws.amazon.com/ses/latest/dg/quotas.html */
const maxMailBytes = 10 * 1024 * 1024;
/** Base64 turns 3 bytes into 4 characters, and percent-encoding each of those into up to 3. */
const maxBodyBytes = 4 * maxMailBytes + 64 * 1024;

/**
 * Answers SES's `SendRawEmail` and stores the mail. With `onBounce` the mail bounces instead. A configuration set is
 * accepted and ignored.
 */
export async function receiveMail(
  request: IncomingMessage,
  store: MailStore,
  onBounce?: (bounce: Bounce) => void,
): Promise<HttpAnswer> {
  try {
    const body = await readBody(request, maxBodyBytes);
    const call = new URLSearchParams(body?.toString('utf8'));
    const raw = Buffer.from(call.get('RawMessage.Data') ?? '', 'base64');
    if (body === undefined || raw.length > maxMailBytes) {
      throw new SesError(400, 'InvalidParameterValue', `Message length is more than ${maxMailBytes} bytes long.`);
    }
    const action = call.get('Action') ?? '';
    if (action !== 'SendRawEmail') throw new SesError(400, 'InvalidAction', `There is no ${action} here.`);
    const { mail } = await parseMail(raw);
    checkAddresses([...members(call, 'Destinations'), ...mail.replyTo]);
    const messageId = store.newId();
    if (onBounce === undefined) await store.add(messageId, raw, mail);
    else onBounce({ messageId, tags: readTags(call) });
    return {
      status: 200,
      headers: { 'content-type': 'text/xml' },
      body: xmlDocument('SendRawEmailResponse', { SendRawEmailResult: { MessageId: messageId } }, sesNamespace),
    };
  } catch (fault) {
    if (fault instanceof SesError) return fault.toAnswer();
    throw fault;
  }
}

/** Addresses that browsers accept and SES rejects: a domain without a dot, or non-ASCII letters. */
function checkAddresses(addresses: readonly string[]): void {
  const refused = addresses
    // A name may hold an address of its own, even in angle brackets.
    .map((address) => /<([^<>]*)>$/.exec(address)?.[1] ?? address)
    .some((address) => !/^[\x21-\x7e]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/.test(address));
  if (refused) throw new SesError(400, 'InvalidParameterValue', 'Domain contains dot-string or illegal character');
}

/** A list of the Query API: `Tags.member.1.Name`, `Tags.member.2.Name`, … */
function members(call: URLSearchParams, list: string, member = ''): string[] {
  const wanted = new RegExp(`^${list}\\.member\\.\\d+${member}$`);
  return [...call].filter(([name]) => wanted.test(name)).map(([, value]) => value);
}

function readTags(call: URLSearchParams): Record<string, string> {
  const values = members(call, 'Tags', '\\.Value');
  return Object.fromEntries(members(call, 'Tags', '\\.Name').map((name, index) => [name, values[index] ?? '']));
}
