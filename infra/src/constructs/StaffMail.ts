import { Stack } from 'aws-cdk-lib';
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
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import type { Stage } from '../stages/stageSchema';

/** The sender of the staff's mails: its identity at SES, and a topic that tells the operator of what did not arrive. */
export class StaffMail extends Construct {
  readonly senderAddress: string;
  readonly configurationSetName: string;
  /** What sending asks rights on. While SES keeps the account in its sandbox, the recipients' identities too. */
  readonly resourceArns: readonly string[];

  constructor(scope: Construct, id: string, { senderAddress, staffRecipients, domain, alarmAddress }: Stage) {
    super(scope, id);
    this.senderAddress = senderAddress;

    const configurationSet = new ConfigurationSet(this, 'ConfigurationSet', {
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
      suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    });
    this.configurationSetName = configurationSet.configurationSetName;

    const undelivered = new Topic(this, 'Undelivered', {
      displayName: 'Mail that did not arrive',
      enforceSSL: true,
    });
    undelivered.addSubscription(new EmailSubscription(alarmAddress));
    configurationSet.addEventDestination('Undelivered', {
      destination: EventDestination.snsTopic(undelivered),
      events: [
        EmailSendingEvent.BOUNCE,
        EmailSendingEvent.COMPLAINT,
        EmailSendingEvent.REJECT,
        EmailSendingEvent.DELIVERY_DELAY,
      ],
    });

    const zone = domain?.hostedZone;
    const isInZone = zone !== undefined && senderAddress.endsWith(`@${zone.name}`);
    const identity = new EmailIdentity(this, 'Sender', {
      identity: isInZone ? Identity.publicHostedZone(this.importZone(zone)) : Identity.email(senderAddress),
      ...(isInZone && { mailFromDomain: `bounce.${zone.name}` }),
      configurationSet,
    });
    this.resourceArns = [
      identity.emailIdentityArn,
      this.sesArn('configuration-set', configurationSet.configurationSetName),
      ...staffRecipients.map((recipient) => this.sesArn('identity', recipient)),
    ];
  }

  private importZone({ id, name }: { readonly id: string; readonly name: string }) {
    return HostedZone.fromHostedZoneAttributes(this, 'Zone', { hostedZoneId: id, zoneName: name });
  }

  private sesArn(resource: string, resourceName: string): string {
    return Stack.of(this).formatArn({ service: 'ses', resource, resourceName });
  }
}
