import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import MailComposer from 'nodemailer/lib/mail-composer';
import { readBody } from '../../http/readBody';
import type { HttpAnswer } from '../../http/httpAnswer';
import { findCaller } from '../../signature/findCaller';
import type { SignatureFaultKind } from '../../signature/SignatureFault';
import type { Gatekeeper } from '../../signature/verifySignature';
import { xmlDocument } from '../../markup/xmlDocument';
import { maxMailBytes, receiveMail, type IncomingMail, type MailPorts } from './receiveMail';
import { SesError, sesNamespace, type SesErrorCode } from './SesError';

/** Any allowed mail fits: base64 makes 4 characters of 3 bytes, percent-encoding up to 3 of each; and some room. */
const maxBodyBytes = 4 * maxMailBytes + 64 * 1024;

const codes: Record<SignatureFaultKind, SesErrorCode> = {
  missing: 'MissingAuthenticationToken',
  malformed: 'IncompleteSignature',
  'malformed-query': 'IncompleteSignature',
  'unknown-key': 'InvalidClientTokenId',
  skewed: 'RequestExpired',
  expired: 'RequestExpired',
  'not-yet-valid': 'RequestExpired',
  'unsigned-headers': 'SignatureDoesNotMatch',
  mismatch: 'SignatureDoesNotMatch',
};

const refusal = (kind: SignatureFaultKind, message: string) => new SesError(codes[kind], message);

/** Answers a call of SES's Query API. */
export async function answerSesCall(
  request: IncomingMessage,
  { gatekeeper, ...ports }: MailPorts & { gatekeeper: Gatekeeper },
): Promise<HttpAnswer> {
  const requestId = randomUUID();
  try {
    const body = await readBody(request, maxBodyBytes);
    if (body === undefined)
      throw new SesError('InvalidParameterValue', `Message length is more than ${maxMailBytes} bytes long.`);
    const accessKeyId = findCaller(request, body, { gatekeeper, refusal });
    const parameters = new URLSearchParams(body.toString('utf8'));
    const action = parameters.get('Action') ?? '';
    const messageId = await receiveMail({ ...(await readMail(action, parameters)), accessKeyId }, ports);
    return {
      status: 200,
      headers: { 'content-type': 'text/xml', 'x-amzn-requestid': requestId },
      body: xmlDocument(
        `${action}Response`,
        { [`${action}Result`]: { MessageId: messageId }, ResponseMetadata: { RequestId: requestId } },
        sesNamespace,
      ),
    };
  } catch (fault) {
    if (fault instanceof SesError) return fault.toAnswer(requestId);
    throw fault;
  }
}

/** What the stand-in reads of each call; `n` stands for a number. */
const parametersOf: Readonly<Record<string, readonly string[]>> = {
  SendRawEmail: ['Source', 'Destinations.member.n', 'RawMessage.Data'],
  SendEmail: [
    'Source',
    ...['To', 'Cc', 'Bcc'].map((kind) => `Destination.${kind}Addresses.member.n`),
    'ReplyToAddresses.member.n',
    'Message.Subject.Data',
    'Message.Body.Text.Data',
    'Message.Body.Html.Data',
  ],
};
const parametersOfAll = ['Action', 'Version', 'ConfigurationSetName', 'Tags.member.n.Name', 'Tags.member.n.Value'];

async function readMail(action: string, parameters: URLSearchParams): Promise<Omit<IncomingMail, 'accessKeyId'>> {
  const known = Object.hasOwn(parametersOf, action) ? parametersOf[action] : undefined;
  if (known === undefined) {
    throw new SesError('InvalidAction', `Could not find operation ${action} for version 2010-12-01`);
  }
  for (const name of parameters.keys()) {
    if ([...known, ...parametersOfAll].includes(name.replace(/\.\d+(?=\.|$)/, '.n'))) continue;
    throw new SesError('InvalidParameterValue', `This stand-in does not know the parameter ${name}.`);
  }
  const configurationSet = parameters.get('ConfigurationSetName') ?? undefined;
  const common = { action, source: parameters.get('Source') ?? '', configurationSet, tags: readTags(parameters) };
  return action === 'SendRawEmail'
    ? { ...common, ...readRawMail(parameters) }
    : { ...common, ...(await composeMail(parameters)) };
}

function readRawMail(parameters: URLSearchParams): Pick<IncomingMail, 'raw' | 'destinations'> {
  const data = parameters.get('RawMessage.Data');
  if (data === null)
    throw new SesError('ValidationError', "Value null at 'rawMessage.data' failed to satisfy constraint");
  return { raw: Buffer.from(data, 'base64'), destinations: members(parameters, 'Destinations') };
}

async function composeMail(parameters: URLSearchParams): Promise<Pick<IncomingMail, 'raw' | 'destinations'>> {
  const [to, cc, bcc] = ['To', 'Cc', 'Bcc'].map((kind) => members(parameters, `Destination.${kind}Addresses`));
  const html = parameters.get('Message.Body.Html.Data');
  const composer = new MailComposer({
    from: parameters.get('Source') ?? '',
    to: to ?? [],
    cc: cc ?? [],
    replyTo: members(parameters, 'ReplyToAddresses'),
    subject: parameters.get('Message.Subject.Data') ?? '',
    text: parameters.get('Message.Body.Text.Data') ?? '',
    ...(html !== null && { html }),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return { raw: await composer.compile().build(), destinations: [to, cc, bcc].flatMap((list) => list ?? []) };
}

/** https://docs.aws.amazon.com/ses/latest/APIReference/API_MessageTag.html */
function readTags(parameters: URLSearchParams): Record<string, string> {
  const names = members(parameters, 'Tags', '.Name');
  const values = members(parameters, 'Tags', '.Value');
  for (const text of [...names, ...values]) {
    if (!/^[\w-]{1,256}$/.test(text)) throw new SesError('InvalidParameterValue', `Invalid tag: <${text}>.`);
  }
  return Object.fromEntries(names.map((name, place) => [name, values[place] ?? '']));
}

/** A list of the Query API: `Name.member.1`, `Name.member.2`, …, or one member of each. */
function members(parameters: URLSearchParams, name: string, member = ''): string[] {
  const found: string[] = [];
  for (let place = 1; ; place += 1) {
    const value = parameters.get(`${name}.member.${place}${member}`);
    if (value === null) return found;
    found.push(value);
  }
}
