import { functions, type FunctionName } from '@incasso/lambdas/functions';
import { Duration, RemovalPolicy, Validations } from 'aws-cdk-lib';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, Function, LoggingFormat, Runtime } from 'aws-cdk-lib/aws-lambda';
import { FilterPattern, LogGroup, RetentionDays, type ILogGroup, type MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { join } from 'node:path';

export type ProductFunctionProps = {
  readonly stageName: string;
  readonly name: FunctionName;
  /** Folder with the bundles of all functions. */
  readonly bundles: string;
  readonly environment: Readonly<Record<string, string>>;
  /** Permissions besides writing its log. */
  readonly rights: readonly PolicyStatement[];
  readonly reservedConcurrency?: number | undefined;
};

export class ProductFunction extends Function {
  /**
   * Counts the faults in the function's log; all functions behind the API share one metric. Lambda's own error count
   * only includes errors that end the function. Handlers catch the others and answer, or return the message to the
   * queue.
   */
  readonly faults: MetricFilter;
  readonly logs: ILogGroup;

  constructor(scope: Construct, id: string, props: ProductFunctionProps) {
    const { stageName, name, bundles, environment, rights } = props;
    const { memoryMb, timeoutSeconds, purpose } = functions[name];
    const logGroup = new LogGroup(scope, `${id}Log`, {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const writesLog = new PolicyStatement({
      actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
      resources: [logGroup.logGroupArn],
    });
    const role = new Role(scope, `${id}Role`, {
      description: `Runs ${name}`,
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      // The rights are in the role itself: CloudFormation detects and reverts drift there, but not in a separate
      // policy.
      inlinePolicies: { rights: new PolicyDocument({ statements: [writesLog, ...rights] }) },
    });
    Validations.of(role).acknowledge({
      id: 'AwsSolutions-IAM5',
      reason: 'Objects get their names at run time: a right ends at a prefix. SES’s sandbox asks rights on recipients.',
    });
    super(scope, id, {
      description: purpose,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      handler: 'index.handler',
      code: Code.fromAsset(join(bundles, name)),
      memorySize: memoryMb,
      timeout: Duration.seconds(timeoutSeconds),
      // Makes stack traces in the log name lines of the source.
      environment: { ...environment, NODE_OPTIONS: '--enable-source-maps' },
      role,
      logGroup,
      loggingFormat: LoggingFormat.JSON,
      ...(props.reservedConcurrency !== undefined && { reservedConcurrentExecutions: props.reservedConcurrency }),
    });
    this.logs = logGroup;
    this.faults = logGroup.addMetricFilter('Faults', {
      filterPattern: FilterPattern.stringValue('$.level', '=', 'ERROR'),
      metricNamespace: `incasso/${stageName}`,
      metricName: name === 'notify-staff' ? 'faults of mails' : 'faults of calls',
    });
  }
}
