import { functions, type FunctionName } from '@incasso/lambdas/functions';
import { Duration, RemovalPolicy, Validations } from 'aws-cdk-lib';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, Function, LoggingFormat, Runtime } from 'aws-cdk-lib/aws-lambda';
import { FilterPattern, LogGroup, RetentionDays, type ILogGroup, type MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { join } from 'node:path';

export type ProductFunctionProps = {
  readonly stageName: string;
  /** Its row in the table of functions. */
  readonly name: FunctionName;
  /** Folder with the bundle of every function. */
  readonly bundles: string;
  readonly environment: Readonly<Record<string, string>>;
  /** Its rights, besides the one to write its log. */
  readonly rights: readonly PolicyStatement[];
  readonly reservedConcurrency?: number | undefined;
};

/** A function of the product, with a role and a log of its own. */
export class ProductFunction extends Function {
  /**
   * Counts the faults in its log: all functions that the API calls count in one metric. Lambda's own count of errors
   * knows only those that end the function: the handlers answer the others, or give the message back to the queue.
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
      // In the role itself, whose drift CloudFormation sees and reverts: it sees none of a policy beside it.
      // https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/aws-properties-iam-policy.html
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
      // Stack traces in the log then name lines of the source.
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
