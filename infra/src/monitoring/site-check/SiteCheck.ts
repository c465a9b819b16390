import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, Function, LoggingFormat, Runtime } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { DeadLetterQueue } from '../../constructs/DeadLetterQueue';
import { bundleSiteCheck } from './bundleSiteCheck';

export type SiteCheckProps = { readonly siteOrigin: string };

/** Asks for the intake page and the API's health every hour, and looks at the certificate. */
export class SiteCheck extends Construct {
  readonly check: Function;

  constructor(scope: Construct, id: string, { siteOrigin }: SiteCheckProps) {
    super(scope, id);
    const role = new Role(this, 'Role', {
      description: 'Runs the site check, which only asks the public site',
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
    });
    const logGroup = new LogGroup(this, 'Log', {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    logGroup.grantWrite(role);
    this.check = new Function(this, 'Function', {
      description: 'Loads the intake page and the API’s health without making a case',
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      handler: 'index.handler',
      code: Code.fromAsset(bundleSiteCheck()),
      memorySize: 128,
      timeout: Duration.seconds(30),
      environment: { SITE_ORIGIN: siteOrigin },
      role,
      logGroup,
      loggingFormat: LoggingFormat.JSON,
    });
    const missed = new DeadLetterQueue(this, 'Missed');
    new Rule(this, 'EveryHour', {
      description: 'Looks at the site as a visitor would',
      schedule: Schedule.rate(Duration.hours(1)),
      targets: [new LambdaFunction(this.check, { deadLetterQueue: missed, retryAttempts: 1 })],
    });
  }
}
