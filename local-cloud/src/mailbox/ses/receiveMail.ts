import type { Callers } from '../../rights/Callers';
import type { MailStore } from '../store/MailStore';
import { simulatedOutcome } from '../account/SesAccount';
import { checkAddress, checkRecipients } from './checkAddress';
import { deliverMail, type DeliveryPorts } from './deliverMail';
import { parseMail, type ParsedMail } from '../store/parseMail';
import { SesError } from './SesError';

/** A mail on its way in, as both calls of SES make it. */
export type IncomingMail = {
  readonly raw: Buffer;
  /** Whose call brings it. */
  readonly accessKeyId: string;
  /** The call that brings it, such as `SendRawEmail`. */
  readonly action: string;
  /** The sender named by the call; that of the headers when empty. */
  readonly source: string;
  /** The recipients named by the call; those of the headers when empty. */
  readonly destinations: readonly string[];
  readonly configurationSet: string | undefined;
  readonly tags: Readonly<Record<string, string>>;
};

export type MailPorts = DeliveryPorts & { readonly store: MailStore; readonly callers: Callers };

/**
 * Largest mail of SES's first version, after encoding. https://docs.aws.amazon.com/ses/latest/dg/quotas.html
 */
export const maxMailBytes = 10 * 1024 * 1024;

/** Headers that SES refuses to see twice. */
const singleHeaders = ['from', 'to', 'cc', 'bcc', 'reply-to', 'subject', 'date', 'message-id', 'sender', 'return-path'];

/** Checks a mail as SES does, keeps it for those it is delivered to, and answers its id. Throws SES's errors. */
export async function receiveMail(mail: IncomingMail, ports: MailPorts): Promise<string> {
  const { raw, source, configurationSet, tags } = mail;
  checkSending(mail, ports);
  if (raw.length > maxMailBytes) {
    throw new SesError(
      'InvalidParameterValue',
      `Message length is more than ${maxMailBytes} bytes long: '${raw.length}'.`,
    );
  }
  const { addressees, senders, headers, content, files } = await parse(raw);
  checkHeaders(headers.map(({ name }) => name.toLowerCase()));
  const sender = bareAddress(source === '' ? content.from : source);
  const recipients = (mail.destinations.length > 0 ? mail.destinations : addressees).map(bareAddress);
  checkAddress(sender);
  for (const address of [content.from, ...content.to, ...content.cc, ...content.replyTo]) {
    checkAddress(bareAddress(address));
  }
  checkRecipients(recipients);
  checkRights({ ...mail, sender, recipients, from: bareAddress(content.from) }, ports);
  checkVerified([sender, ...senders], recipients, ports);
  checkQuota(recipients, ports);

  const messageId = ports.store.newId();
  const sent = { messageId, sentAt: new Date(), source: sender, recipients, headers, configurationSet, tags };
  const delivered = deliverMail({ ...sent, subject: content.subject }, files, ports);
  if (delivered.length > 0) await ports.store.add(messageId, raw, { ...content, recipients: delivered });
  return messageId;
}

/** https://docs.aws.amazon.com/ses/latest/dg/troubleshoot-error-messages.html */
function checkSending({ configurationSet }: IncomingMail, { account }: MailPorts): void {
  const { sending, configurationSets } = account.settings;
  if (sending === 'paused') {
    throw new SesError(
      'MessageRejected',
      'Sending paused for this account. For more information, please check the inbox of the email address associated with your AWS account.',
    );
  }
  if (sending === 'disabled') {
    throw new SesError(
      'AccountSendingPausedException',
      'Email sending is disabled for your entire Amazon SES account.',
    );
  }
  if (configurationSet === undefined) return;
  const set = Object.hasOwn(configurationSets, configurationSet) ? configurationSets[configurationSet] : undefined;
  if (set === undefined) {
    throw new SesError('ConfigurationSetDoesNotExist', `Configuration set <${configurationSet}> does not exist.`);
  }
  if (!set.sends) {
    throw new SesError(
      'ConfigurationSetSendingPausedException',
      `Email sending is disabled for the configuration set <${configurationSet}>.`,
    );
  }
}

type AddressedMail = IncomingMail & {
  readonly sender: string;
  /** Of the header. */
  readonly from: string;
  readonly recipients: readonly string[];
};

/**
 * A sender needs rights on its identity and on the configuration set; in the sandbox also on the recipients', as
 * https://github.com/cloudposse/terraform-aws-ses/issues/40 and others found: SES's guide does not say it.
 */
function checkRights(mail: AddressedMail, { account, region, callers }: MailPorts): void {
  const { accessKeyId, action, sender, from, recipients, configurationSet } = mail;
  const addresses = account.settings.sandbox ? [sender, ...recipients.filter(isReal)] : [sender];
  const resources = [
    ...addresses.map((address) => `identity/${account.identityOf(address) ?? address}`),
    ...(configurationSet === undefined ? [] : [`configuration-set/${configurationSet}`]),
  ];
  // https://docs.aws.amazon.com/ses/latest/dg/control-user-access.html
  const conditionKeys = { 'ses:fromaddress': from };
  for (const resource of resources.map((name) => `arn:aws:ses:${region}:000000000000:${name}`)) {
    const refusal = callers.refuse(accessKeyId, { action: `ses:${action}`, resource, conditionKeys });
    if (refusal === undefined) continue;
    throw new SesError(
      'AccessDenied',
      `User \`${refusal.callerArn}' is not authorized to perform \`ses:${action}' on resource \`${resource}'`,
    );
  }
}

/** https://docs.aws.amazon.com/ses/latest/APIReference/API_SendRawEmail.html */
function checkVerified(
  senders: readonly string[],
  recipients: readonly string[],
  { account, region }: MailPorts,
): void {
  const checked = account.settings.sandbox ? [...senders, ...recipients.filter(isReal)] : senders;
  const failed = [...new Set(checked)].filter((address) => account.identityOf(address) === undefined);
  if (failed.length === 0) return;
  throw new SesError(
    'MessageRejected',
    `Email address is not verified. The following identities failed the check in region ${region.toUpperCase()}: ${failed.join(', ')}`,
  );
}

function checkQuota(recipients: readonly string[], { account }: MailPorts): void {
  const counted = recipients.filter(isReal).length;
  if (!account.hasQuotaFor(counted)) throw new SesError('Throttling', 'Daily message quota exceeded.');
  account.countTaken(counted);
}

function isReal(address: string): boolean {
  return simulatedOutcome(address) === undefined;
}

async function parse(raw: Buffer): Promise<ParsedMail> {
  try {
    return await parseMail(raw);
  } catch {
    throw new SesError('InvalidParameterValue', 'The message could not be parsed.');
  }
}

function checkHeaders(names: readonly string[]): void {
  if (!names.includes('from')) throw new SesError('InvalidParameterValue', "Missing required header 'From'.");
  for (const [place, name] of names.entries()) {
    if (singleHeaders.includes(name) && names.indexOf(name) < place) {
      throw new SesError('InvalidParameterValue', `Duplicate header '${name}'.`);
    }
  }
}

/** The address in `Naam <adres@firma.example>`. */
function bareAddress(text: string): string {
  return /<([^<>]*)>$/.exec(text.trim())?.[1] ?? text.trim();
}
