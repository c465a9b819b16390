import { functionEnvironment } from '@incasso/lambdas/environment/functionEnvironment';
import type { Environment, PublicKey } from '@incasso/lambdas/environment/environmentSchema';
import type { Access } from '@incasso/lambdas/FunctionDefinition';
import { eachFunction, functionNames, functions, type FunctionName } from '@incasso/lambdas/functions';
import { storagePrefixes } from '@incasso/lambdas/storage/storagePrefixes';
import { ArnFormat, CfnOutput, RemovalPolicy, Stack, Validations, type StackProps } from 'aws-cdk-lib';
import { CfnMalwareProtectionPlan } from 'aws-cdk-lib/aws-guardduty';
import { FilterPattern, type MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { IRole } from 'aws-cdk-lib/aws-iam';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { functionRights } from '../constructs/functionRights';
import { NotifyQueue } from '../constructs/NotifyQueue';
import { addOperatorRole } from '../constructs/operatorRoles';
import { ProductFunction } from '../constructs/ProductFunction';
import { PublicApi } from '../constructs/PublicApi';
import { StaffMail } from '../constructs/StaffMail';
import type { Release } from '../release/release';
import { siteHosts, siteOrigin, siteOrigins } from '../stages/stageOrigins';
import type { Stage } from '../stages/Stage';
import { secretName, stageSecrets, type GeneratedKeyName } from '../stages/stageNames';

export type BackendStackProps = StackProps & {
  readonly stage: Stage;
  readonly release: Release;
  readonly documents: IBucket;
  /** The role with which GuardDuty scans documents. `undefined` without malware scan. */
  readonly scannerRole: IRole | undefined;
  readonly bundles: string;
};

/** The functions that receive submissions and documents: each spends a bot-check token. */
const formFunctions = functionNames.filter((name) => {
  const access: readonly Access[] = functions[name].access;
  return access.some((right) => 'prefix' in right && right.prefix === storagePrefixes.botTokens);
});

export class BackendStack extends Stack {
  readonly api: PublicApi;
  readonly mail: StaffMail;
  readonly notify: NotifyQueue;
  readonly functions: Readonly<Record<FunctionName, ProductFunction>>;
  /** Host of the API, the edge's origin for calls. */
  readonly apiHostName: string;
  readonly mailsGivenUp: MetricFilter;
  /** Counts the confirmations that are never sent, because SES refuses the visitor's address. */
  readonly confirmationsGivenUp: MetricFilter;

  constructor(scope: Construct, id: string, props: BackendStackProps) {
    const { stage, documents, scannerRole, bundles } = props;
    super(scope, id, { ...props, terminationProtection: true });
    this.api = new PublicApi(this, 'Api', { stageName: stage.name, throttle: stage.throttle });
    this.apiHostName = `${this.api.apiId}.execute-api.${this.region}.${this.urlSuffix}`;
    this.mail = new StaffMail(this, 'StaffMail', stage);
    this.notify = new NotifyQueue(this, 'Notify', { documents, malwareScan: stage.malwareScan });
    this.generateKeys(stage);

    const values = this.functionValues(props);
    this.functions = eachFunction(
      (name) =>
        new ProductFunction(this, name, {
          stageName: stage.name,
          name,
          bundles,
          environment: functionEnvironment(functions[name].environment, values),
          rights: functionRights(functions[name], {
            documents,
            mail: this.mail,
            queue: this.notify.queue,
            secretArn: (variable) => this.secretArn(stageSecrets(stage)[variable]),
          }),
          reservedConcurrency: formFunctions.includes(name) ? stage.reservedConcurrency : undefined,
        }),
    );
    this.api.route(this.functions);
    this.connectNotifyStaff();
    if (scannerRole !== undefined) this.scan(documents, scannerRole);
    this.mailsGivenUp = this.count(stage, { id: 'GivenUp', field: 'dead', name: 'mails given up' });
    this.confirmationsGivenUp = this.count(stage, {
      id: 'ConfirmationsGivenUp',
      field: 'confirmationsGivenUp',
      name: 'confirmations given up',
    });

    addOperatorRole(this, {
      bucket: documents,
      queue: this.notify.queue,
      deadLetterQueue: this.notify.deadLetters,
      logs: Object.values(this.functions).map(({ logs }) => logs),
      stageName: stage.name,
    });

    new CfnOutput(this, 'ApiEndpoint', { value: this.api.apiEndpoint });
    new CfnOutput(this, 'NotifyQueueArn', { value: this.notify.queue.queueArn });
    new CfnOutput(this, 'DeadLettersArn', { value: this.notify.deadLetters.queueArn });
  }

  private functionValues({ stage, release, documents }: BackendStackProps): Environment {
    const { botCheck } = stage;
    const origin = siteOrigin(stage) ?? stage.siteUrl;
    return {
      RELEASE: release.commit,
      ...stageSecrets(stage),
      PUBLIC_KEYS: JSON.stringify(publicKeys(stage)),
      DOCUMENTS_BUCKET: documents.bucketName,
      BOT_CHECK_PROVIDER: botCheck.provider,
      ...(botCheck.provider === 'recaptcha' && { RECAPTCHA_HOSTNAMES: siteHosts(stage).join(',') }),
      MAIL_SENDER: this.mail.senderAddress,
      STAFF_RECIPIENTS: stage.staffRecipients.join(','),
      SES_STAFF_CONFIGURATION_SET: this.mail.configurationSetNames.staff,
      SES_VISITOR_CONFIGURATION_SET: this.mail.configurationSetNames.visitor,
      SES_SANDBOX: this.mail.isInSandbox ? 'true' : 'false',
      API_BASE_URL: origin ?? this.api.apiEndpoint,
      ...(origin !== undefined && { SITE_ORIGIN: origin }),
      NOTIFY_QUEUE_URL: this.notify.queue.queueUrl,
      MALWARE_SCAN: stage.malwareScan ? 'guardduty' : 'none',
    };
  }

  /**
   * Keys that the first deploy generates. No later deploy changes their values: `npm run rotate` does. With the stack,
   * their names are free at once: CloudFormation deletes a secret without the time to restore it.
   * https://docs.aws.amazon.com/AWSCloudFormation/latest/TemplateReference/aws-attribute-deletionpolicy.html
   */
  private generateKeys({ name }: Stage): void {
    const generate = (id: string, key: GeneratedKeyName, description: string) => {
      const secret = new Secret(this, id, {
        secretName: secretName(name, key),
        description,
        // 48 characters out of 62 give 285 bits.
        generateSecretString: { passwordLength: 48, excludePunctuation: true },
        removalPolicy: RemovalPolicy.DESTROY,
      });
      const reason = 'An operator rotates keys: CloudFront must get the new one after the functions.';
      Validations.of(secret).acknowledge({ id: 'AwsSolutions-SMG4', reason });
    };
    generate('OriginKey', 'origin', 'Proves to the API that a call came by the site');
    generate('LinkKey', 'links', 'Signs the staff’s links to documents');
    generate('BotCheckKey', 'bot-check', 'Signs the challenges of the bot check');
  }

  /** Secrets Manager ends an ARN with six characters of its own. */
  private secretArn(secret: string): string {
    const resourceName = `${secret}-??????`;
    return this.formatArn({
      service: 'secretsmanager',
      resource: 'secret',
      resourceName,
      arnFormat: ArnFormat.COLON_RESOURCE_NAME,
    });
  }

  private count({ name: stageName }: Stage, { id, field, name }: { id: string; field: string; name: string }) {
    return this.functions['notify-staff'].logs.addMetricFilter(id, {
      filterPattern: FilterPattern.numberValue(`$.${field}`, '>', 0),
      metricNamespace: `incasso/${stageName}`,
      metricName: name,
      metricValue: `$.${field}`,
    });
  }

  /**
   * Lets GuardDuty scan new objects, without a detector. GuardDuty may refuse a role for some minutes after its
   * creation, so the role is of an earlier stack, and the plan comes last here. In one stack every further deploy could
   * fail the same way: a failed stack deletes its role again.
   * https://docs.aws.amazon.com/guardduty/latest/ug/troubleshoot-malware-protection-s3-iam-role-permissions-error.html
   */
  private scan({ bucketName }: IBucket, { roleArn }: IRole): void {
    const plan = new CfnMalwareProtectionPlan(this, 'MalwareScanPlan', {
      role: roleArn,
      protectedResource: { s3Bucket: { bucketName, objectPrefixes: [storagePrefixes.documents] } },
      actions: { tagging: { status: 'ENABLED' } },
    });
    plan.node.addDependency(this.api);
  }

  private connectNotifyStaff(): void {
    for (const trigger of functions['notify-staff'].triggers) {
      if (trigger.kind === 'queue') this.notify.deliverTo(this.functions['notify-staff']);
      else this.notify.retryOutboxWith(this.functions['notify-staff'], trigger.everyMinutes);
    }
  }
}

/** The public keys of a stage: the site's own, and one per partner, restricted to the partner's pages. */
function publicKeys(stage: Stage): PublicKey[] {
  const origins = siteOrigins(stage);
  return [
    { key: stage.sitePublicKey, ...(origins.length > 0 && { origins }) },
    ...stage.partners.map(({ key, name, origins }) => ({ key, partner: name, origins: [...origins] })),
  ];
}
