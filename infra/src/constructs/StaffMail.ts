import { mailAudiences, type MailAudience } from '@incasso/lambdas/mail/Mailer';
import { CfnOutput, Stack } from 'aws-cdk-lib';
import { EventBus } from 'aws-cdk-lib/aws-events';
import { HostedZone } from 'aws-cdk-lib/aws-route53';
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';
import { signedDomain } from '../stages/stageOrigins';
import type { Stage } from '../stages/Stage';

/** The sender of all mails: its SES identity, and how SES treats mail to each audience. */
export class StaffMail extends Construct {
  readonly senderAddress: string;
  /** In the sandbox SES only sends to verified addresses. */
  readonly isInSandbox: boolean;
  readonly configurationSetNames: Readonly<Record<MailAudience, string>>;
  /**
   * Identities that sending needs rights on. In SES's sandbox that includes the recipients' identities, which SES's
   * guide does not mention: https://github.com/cloudposse/terraform-aws-ses/issues/40
   */
  readonly resourceArns: readonly string[];

  constructor(scope: Construct, id: string, stage: Stage) {
    super(scope, id);
    const { name, senderAddress, sesSandbox = true } = stage;
    this.senderAddress = senderAddress;
    this.isInSandbox = sesSandbox;

    const visitor = this.makeConfigurationSet('VisitorMails', `incasso-${name}-visitor`, { isOfStaff: false });
    const staff = this.makeConfigurationSet('StaffMails', `incasso-${name}-staff`, { isOfStaff: true });
    this.configurationSetNames = { staff: staff.configurationSetName, visitor: visitor.configurationSetName };

    const domain = signedDomain(stage);
    const mailFromDomain = domain && `bounce.${domain}`;
    const sender = this.identityOf(stage);
    const identity = new EmailIdentity(this, 'Sender', {
      identity: sender,
      mailFromDomain,
      configurationSet: visitor,
      // Otherwise SES also mails each bounce, with its address, to the sender. Our notices leave the address out.
      feedbackForwarding: false,
    });
    if (mailFromDomain !== undefined && sender.hostedZone === undefined) this.printRecords(identity, mailFromDomain);
    this.resourceArns = [
      sesSandbox ? this.sesArn('identity', '*') : identity.emailIdentityArn,
      ...mailAudiences.map((audience) => this.sesArn('configuration-set', this.configurationSetNames[audience])),
    ];
  }

  /**
   * SES suppresses visitors' addresses after a bounce or a complaint, but never the staff's: it would accept mails on
   * cases and not send them. An empty list of reasons overrides the account's list, but not SES's global one:
   * https://docs.aws.amazon.com/ses/latest/dg/sending-email-suppression-list-config-level.html
   *
   * A delayed mail bounces only after hours, so delays of staff mails are reported at once.
   * https://docs.aws.amazon.com/ses/latest/APIReference-V2/API_EventDestination.html
   */
  private makeConfigurationSet(id: string, name: string, { isOfStaff }: { readonly isOfStaff: boolean }) {
    const configurationSet = new ConfigurationSet(this, id, {
      configurationSetName: name,
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
      ...(isOfStaff
        ? { disableSuppressionList: true }
        : { suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS }),
    });
    configurationSet.addEventDestination('Events', {
      destination: EventDestination.eventBus(EventBus.fromEventBusName(this, `${id}Bus`, 'default')),
      events: [
        EmailSendingEvent.BOUNCE,
        EmailSendingEvent.COMPLAINT,
        EmailSendingEvent.REJECT,
        ...(isOfStaff ? [EmailSendingEvent.DELIVERY_DELAY] : []),
      ],
    });
    return configurationSet;
  }

  /**
   * The sender's domain if the stage signs: an address alone cannot have DKIM. The site's domain is not used, because
   * moving the site must not stop the mails.
   * https://docs.aws.amazon.com/ses/latest/APIReference/API_SetIdentityDkimEnabled.html
   */
  private identityOf(stage: Stage): Identity {
    const domain = signedDomain(stage);
    if (domain === undefined) return Identity.email(stage.senderAddress);
    const zone = stage.senderDomain?.hostedZone;
    if (zone?.name !== domain) return Identity.domain(domain);
    const attributes = { hostedZoneId: zone.id, zoneName: zone.name };
    return Identity.publicHostedZone(HostedZone.fromHostedZoneAttributes(this, 'Zone', attributes));
  }

  /**
   * Records to create in a DNS that is not ours: the DKIM keys, which also verify the domain, and the return path.
   * https://docs.aws.amazon.com/ses/latest/dg/mail-from.html
   */
  private printRecords({ dkimRecords }: EmailIdentity, mailFromDomain: string): void {
    const { region } = Stack.of(this);
    const records = {
      ...Object.fromEntries(
        dkimRecords.map(({ name, value }, index) => [`Dkim${index + 1}`, `${name} CNAME ${value}`]),
      ),
      Mx: `${mailFromDomain} MX 10 feedback-smtp.${region}.amazonses.com`,
      Spf: `${mailFromDomain} TXT "v=spf1 include:amazonses.com ~all"`,
    };
    for (const [name, value] of Object.entries(records)) new CfnOutput(Stack.of(this), `DnsSender${name}`, { value });
  }

  private sesArn(resource: string, resourceName: string): string {
    return Stack.of(this).formatArn({ service: 'ses', resource, resourceName });
  }
}
