/** How a resource is called once it is deployed. */
export type PhysicalId = {
  /** What `Ref` answers. */
  readonly ref: string;
  readonly arn: string;
};

/** Where resources are. */
export type Whereabouts = { readonly account: string; readonly region: string };

type Naming = {
  /** The property by which a template may choose the name. */
  readonly property?: string;
  readonly idOf: (name: string, place: Whereabouts & Pick<Named, 'property'>) => PhysicalId;
};

/** What the template says of a resource. */
type Named = {
  readonly nameOf: (property?: string) => string;
  /** A property with its functions resolved. */
  readonly property: (name: string) => unknown;
};

/**
 * `Ref` and ARN by type, as the CloudFormation reference has them at `Return values`.
 * https://docs.aws.amazon.com/AWSCloudFormation/latest/TemplateReference/aws-template-resource-type-ref.html
 */
const namings: Readonly<Record<string, Naming>> = {
  'AWS::ApiGatewayV2::Api': {
    idOf: (ref, { region }) => ({ ref, arn: `arn:aws:apigateway:${region}::/apis/${ref}` }),
  },
  'AWS::CloudFront::Distribution': {
    idOf: (ref, { account }) => ({ ref, arn: `arn:aws:cloudfront::${account}:distribution/${ref}` }),
  },
  'AWS::CloudWatch::Alarm': {
    property: 'AlarmName',
    idOf: (ref, { account, region }) => ({ ref, arn: `arn:aws:cloudwatch:${region}:${account}:alarm:${ref}` }),
  },
  'AWS::Events::ApiDestination': {
    property: 'Name',
    idOf: (ref, { account, region }) => ({
      ref,
      arn: `arn:aws:events:${region}:${account}:api-destination/${ref}/00000000-0000-4000-8000-000000000000`,
    }),
  },
  'AWS::Events::Connection': {
    property: 'Name',
    idOf: (ref, { account, region }) => ({
      ref,
      arn: `arn:aws:events:${region}:${account}:connection/${ref}/00000000-0000-4000-8000-000000000000`,
    }),
  },
  'AWS::Events::EventBus': {
    property: 'Name',
    idOf: (ref, { account, region }) => ({ ref, arn: `arn:aws:events:${region}:${account}:event-bus/${ref}` }),
  },
  'AWS::Events::Rule': {
    property: 'Name',
    idOf: (name, { account, region, property }) => {
      const bus = property('EventBusName');
      const arn = (path: string) => `arn:aws:events:${region}:${account}:rule/${path}`;
      return typeof bus === 'string'
        ? { ref: `${bus}|${name}`, arn: arn(`${bus}/${name}`) }
        : { ref: name, arn: arn(name) };
    },
  },
  'AWS::GuardDuty::MalwareProtectionPlan': {
    idOf: (ref, { account, region }) => ({
      ref,
      arn: `arn:aws:guardduty:${region}:${account}:malware-protection-plan/${ref}`,
    }),
  },
  'AWS::IAM::ManagedPolicy': {
    property: 'ManagedPolicyName',
    idOf: (name, { account }) => {
      const arn = `arn:aws:iam::${account}:policy/${name}`;
      return { ref: arn, arn };
    },
  },
  'AWS::IAM::OIDCProvider': {
    idOf: (_name, { account }) => {
      const arn = `arn:aws:iam::${account}:oidc-provider/token.actions.githubusercontent.com`;
      return { ref: arn, arn };
    },
  },
  'AWS::IAM::Role': {
    property: 'RoleName',
    idOf: (ref, { account }) => ({ ref, arn: `arn:aws:iam::${account}:role/${ref}` }),
  },
  'AWS::Lambda::Function': {
    property: 'FunctionName',
    idOf: (ref, { account, region }) => ({ ref, arn: `arn:aws:lambda:${region}:${account}:function:${ref}` }),
  },
  'AWS::Logs::LogGroup': {
    property: 'LogGroupName',
    idOf: (ref, { account, region }) => ({ ref, arn: `arn:aws:logs:${region}:${account}:log-group:${ref}:*` }),
  },
  'AWS::S3::Bucket': {
    property: 'BucketName',
    idOf: (name) => ({ ref: name.toLowerCase(), arn: `arn:aws:s3:::${name.toLowerCase()}` }),
  },
  'AWS::SecretsManager::Secret': {
    property: 'Name',
    idOf: (name, { account, region }) => {
      const arn = `arn:aws:secretsmanager:${region}:${account}:secret:${name}`;
      return { ref: arn, arn };
    },
  },
  'AWS::SES::ConfigurationSet': {
    property: 'Name',
    idOf: (ref, { account, region }) => ({ ref, arn: `arn:aws:ses:${region}:${account}:configuration-set/${ref}` }),
  },
  'AWS::SES::EmailIdentity': {
    property: 'EmailIdentity',
    idOf: (ref, { account, region }) => ({ ref, arn: `arn:aws:ses:${region}:${account}:identity/${ref}` }),
  },
  'AWS::SNS::Topic': {
    property: 'TopicName',
    idOf: (name, { account, region }) => {
      const arn = `arn:aws:sns:${region}:${account}:${name}`;
      return { ref: arn, arn };
    },
  },
  'AWS::SQS::Queue': {
    property: 'QueueName',
    idOf: (name, { account, region }) => ({
      ref: `https://sqs.${region}.amazonaws.com/${account}/${name}`,
      arn: `arn:aws:sqs:${region}:${account}:${name}`,
    }),
  },
};

/** How CloudFormation would call a resource. Throws for a type that is not known here. */
export function physicalId(type: string, { nameOf, ...place }: Whereabouts & Named): PhysicalId {
  const naming = Object.hasOwn(namings, type) ? namings[type] : undefined;
  if (naming === undefined) throw new Error(`It is not known here how a ${type} is called once it is deployed.`);
  return naming.idOf(nameOf(naming.property), place);
}
