import * as v from 'valibot';
import { mailDomain, signedDomain } from '../../stages/senderDomain';
import { siteOrigin } from '../../stages/stageOrigins';
import { stackPrefix } from '../../stages/stageStacks';
import { restores, type CheckContext, type DoctorCheck, type Finding } from './DoctorCheck';

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

export const mailChecks: readonly DoctorCheck[] = [
  {
    name: 'SES sends mail, to any address if the site is public',
    run: async ({ stage, aws }) => {
      const account = v.parse(accountSchema, await aws('sesv2 get-account'));
      const { EnforcementStatus, ProductionAccessEnabled, SendingEnabled } = account;
      const findings: Finding[] = [];
      if (!SendingEnabled || EnforcementStatus !== 'HEALTHY')
        findings.push({
          fault: `Sending is ${SendingEnabled ? 'on' : 'off'}, and the account is ${EnforcementStatus}.`,
          fix: 'See "SES suspended the account" in docs/operations.md.',
        });
      const site = siteOrigin(stage) ?? stage.siteUrl ?? 'https://…';
      // A stage that shows samples may stay in the sandbox.
      if (!ProductionAccessEnabled && (stage.showsSamples !== true || stage.sesSandbox === false))
        findings.push({
          fault: `SES only sends to confirmed addresses${stage.sesSandbox === false ? ', and the stage has no right to send there' : ''}.`,
          fix: `aws sesv2 put-account-details --production-access-enabled --mail-type TRANSACTIONAL --website-url ${site} --use-case-description '${useCase}'`,
        });
      if (ProductionAccessEnabled && stage.sesSandbox !== false)
        findings.push({
          fault: 'The stage may still send with every identity of the account, which only the sandbox needs.',
          fix: 'Give it sesSandbox: false in infra/src/stages/stages.ts, and deploy.',
        });
      return findings;
    },
  },
  {
    name: 'The sender is confirmed, and its mails are signed',
    run: async ({ stage, aws }) => {
      const domain = signedDomain(stage);
      const name = domain ?? stage.senderAddress;
      const identity = await readIdentity(name, aws);
      if (identity === undefined) return [{ fault: `SES has no ${name}.`, fix: restores(stage) }];
      const findings: Finding[] = [];
      const records =
        stage.senderDomain?.hostedZone?.name === domain
          ? restores(stage)
          : `aws cloudformation describe-stacks --stack-name ${stackPrefix(stage.name)}-backend --query "Stacks[0].Outputs[?starts_with(OutputKey,'DnsSender')].OutputValue" --output text`;
      const { VerifiedForSendingStatus, DkimAttributes, MailFromAttributes } = identity;
      if (!VerifiedForSendingStatus)
        findings.push({
          fault: `${name} is not confirmed.`,
          fix: domain === undefined ? verifies(name) : records,
        });
      if (domain === undefined) return findings;
      const { MailFromDomainStatus = 'missing' } = MailFromAttributes;
      const { Status = 'missing' } = DkimAttributes;
      if (Status !== 'SUCCESS') findings.push({ fault: `DKIM is ${Status}.`, fix: records });
      if (MailFromDomainStatus !== 'SUCCESS')
        findings.push({ fault: `The return path is ${MailFromDomainStatus}.`, fix: records });
      return findings;
    },
  },
  {
    name: 'In SES’s sandbox, every address of the staff is confirmed',
    appliesTo: ({ sesSandbox = true }) => sesSandbox,
    run: async ({ stage, aws }) => {
      const findings: Finding[] = [];
      for (const address of stage.staffRecipients) {
        const identities = [await readIdentity(address, aws), await readIdentity(mailDomain(address), aws)];
        if (!identities.some((identity) => identity?.VerifiedForSendingStatus === true))
          findings.push({ fault: `${address} is not confirmed.`, fix: verifies(address) });
      }
      return findings;
    },
  },
];

const useCase =
  'Mails go to our own staff and, as a confirmation, to the visitor who just submitted a form. Our operator is told of bounces and complaints, and an address that bounced or complained gets nothing more.';

function verifies(address: string): string {
  return `aws ses verify-email-identity --email-address ${address}`;
}

/** What SES knows of an address or a domain; `undefined` if nothing. */
async function readIdentity(name: string, aws: CheckContext['aws']) {
  try {
    return v.parse(identitySchema, await aws('sesv2 get-email-identity', { 'email-identity': name }));
  } catch (error) {
    // https://docs.aws.amazon.com/ses/latest/APIReference-V2/API_GetEmailIdentity.html
    if (error instanceof Error && error.message.includes('(NotFoundException)')) return undefined;
    throw error;
  }
}
