import * as v from 'valibot';
import { mailDomain, senderDomain } from '../stages/senderDomain';
import { siteOrigin } from '../stages/stageOrigins';
import { edgeRegion, stackName } from '../stages/stageStacks';
import type { DoctorCheck, Lack, Sight } from './DoctorCheck';

const accountSchema = v.object({
  EnforcementStatus: v.string(),
  ProductionAccessEnabled: v.boolean(),
  SendingEnabled: v.boolean(),
});
const identitySchema = v.object({
  VerifiedForSendingStatus: v.boolean(),
  DkimAttributes: v.optional(v.object({ Status: v.optional(v.string()) }), {}),
  MailFromAttributes: v.optional(v.object({ MailFromDomainStatus: v.optional(v.string()) }), {}),
});
const subscriptionsSchema = v.object({
  Subscriptions: v.array(v.object({ Endpoint: v.string(), TopicArn: v.string(), SubscriptionArn: v.string() })),
});

/** Whether mails go out, and arrive. */
export const mailChecks: readonly DoctorCheck[] = [
  {
    name: 'SES is out of its sandbox, and sends',
    look: async ({ stage, aws }) => {
      const account = v.parse(accountSchema, await aws('sesv2 get-account'));
      const { EnforcementStatus, ProductionAccessEnabled, SendingEnabled } = account;
      const lacks: Lack[] = [];
      if (!SendingEnabled || EnforcementStatus !== 'HEALTHY')
        lacks.push({
          fault: `Sending is ${SendingEnabled ? 'on' : 'off'}, and the account is ${EnforcementStatus}.`,
          mend: 'See "SES suspended the account" in docs/operations.md.',
        });
      const site = siteOrigin(stage) ?? stage.siteUrl ?? 'https://…';
      if (!ProductionAccessEnabled)
        lacks.push({
          fault: `Mails reach confirmed addresses alone${stage.sesSandbox === false ? ', and the stage has no right to send there' : ''}.`,
          mend: `aws sesv2 put-account-details --production-access-enabled --mail-type TRANSACTIONAL --website-url ${site} --use-case-description '${useCase}'`,
        });
      else if (stage.sesSandbox !== false)
        lacks.push({
          fault: 'The stage may still send by every identity of the account, as the sandbox asks.',
          mend: `Give it sesSandbox: false in infra/src/stages/stages.ts, then npm run deploy -- ${stage.name}`,
        });
      return lacks;
    },
  },
  {
    name: 'The sender is confirmed, and its mails are signed',
    look: async ({ stage, aws }) => {
      const domain = senderDomain(stage);
      const name = domain ?? stage.senderAddress;
      const identity = await readIdentity(name, aws);
      if (identity === undefined) return [{ fault: `SES has no ${name}.`, mend: `npm run deploy -- ${stage.name}` }];
      const lacks: Lack[] = [];
      const records =
        stage.domain?.hostedZone?.name === domain
          ? `npm run deploy -- ${stage.name} --revert-drift`
          : `aws cloudformation describe-stacks --stack-name ${stackName(stage.name, 'backend')} --query "Stacks[0].Outputs[?starts_with(OutputKey,'DnsSender')].OutputValue" --output text`;
      const { VerifiedForSendingStatus, DkimAttributes, MailFromAttributes } = identity;
      if (!VerifiedForSendingStatus)
        lacks.push({
          fault: `${name} is not confirmed.`,
          mend: domain === undefined ? verifies(name) : records,
        });
      if (domain === undefined) return lacks;
      const { MailFromDomainStatus = 'missing' } = MailFromAttributes;
      const { Status = 'missing' } = DkimAttributes;
      if (Status !== 'SUCCESS') lacks.push({ fault: `DKIM is ${Status}.`, mend: records });
      if (MailFromDomainStatus !== 'SUCCESS')
        lacks.push({ fault: `The return path is ${MailFromDomainStatus}.`, mend: records });
      return lacks;
    },
  },
  {
    name: 'In SES’s sandbox, every address of the staff is confirmed',
    concerns: ({ sesSandbox = true }) => sesSandbox,
    look: async ({ stage, aws }) => {
      const lacks: Lack[] = [];
      for (const address of stage.staffRecipients) {
        const identities = [await readIdentity(address, aws), await readIdentity(mailDomain(address), aws)];
        if (!identities.some((identity) => identity?.VerifiedForSendingStatus === true))
          lacks.push({ fault: `${address} is not confirmed.`, mend: verifies(address) });
      }
      return lacks;
    },
  },
  {
    name: 'Everybody whom alarms are mailed to has confirmed',
    look: async (sight) => {
      const { region, waf } = sight.stage;
      // The firewall's alarm stands beside its metrics.
      const lacks = await Promise.all([region, ...(waf ? [edgeRegion] : [])].map((each) => unconfirmed(each, sight)));
      return lacks.flat();
    },
  },
];

const useCase =
  'Mails go to our own staff and, as a confirmation, to the visitor who just submitted a form. Our operator is told of bounces and complaints, and an address that bounced or complained gets nothing more.';

function verifies(address: string): string {
  return `aws ses verify-email-identity --email-address ${address}`;
}

/** Who does not get the alarms of a region. */
async function unconfirmed(region: string, { stage, aws }: Sight): Promise<Lack[]> {
  const { Subscriptions } = v.parse(subscriptionsSchema, await aws('sns list-subscriptions', { region }));
  const ours = Subscriptions.filter(({ TopicArn }) => TopicArn.includes(`:incasso-${stage.name}-`));
  return stage.alarmAddresses.flatMap((address) => {
    const subscription = ours.find(({ Endpoint }) => Endpoint === address);
    if (subscription?.SubscriptionArn.startsWith('arn:') === true) return [];
    const fault = `${address} ${subscription === undefined ? 'is not subscribed' : 'has not confirmed'} in ${region}.`;
    const topic = ours[0]?.TopicArn;
    const mend =
      topic === undefined
        ? `npm run deploy -- ${stage.name} --revert-drift`
        : `aws sns subscribe --region ${region} --protocol email --topic-arn ${topic} --notification-endpoint ${address}`;
    return [{ fault, mend }];
  });
}

/** What SES knows of an address or a domain; `undefined` where it knows none. */
async function readIdentity(name: string, aws: Sight['aws']) {
  try {
    return v.parse(identitySchema, await aws('sesv2 get-email-identity', { 'email-identity': name }));
  } catch (error) {
    // https://docs.aws.amazon.com/ses/latest/APIReference-V2/API_GetEmailIdentity.html
    if (error instanceof Error && error.message.includes('(NotFoundException)')) return undefined;
    throw error;
  }
}
