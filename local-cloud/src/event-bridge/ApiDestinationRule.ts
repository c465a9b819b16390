import type { DeployedResource, DeployedStacks } from '@incasso/infra/templates/DeployedStacks';
import * as v from 'valibot';
import { matchesPattern, type EventPattern } from '../events/matchesPattern';
import type { BusEvent } from './BusEvent';

/** A rule that posts events to an address, as the templates deploy it. */
export type ApiDestinationRule = {
  readonly arn: string;
  readonly bus: string;
  readonly matches: (event: BusEvent) => boolean;
  readonly destinationArn: string;
  readonly role: DeployedResource;
  readonly endpoint: string;
  /** Name of the header that carries the key, and where the key is. */
  readonly key: { readonly header: string; readonly secret: string };
  /** What is posted of an event. */
  readonly inputOf: (event: BusEvent) => unknown;
  readonly retries: { readonly attempts: number; readonly maxAgeMs: number };
  readonly deadLettersArn: string;
};

const targetSchema = v.strictObject({
  Id: v.string(),
  Arn: v.string(),
  RoleArn: v.string(),
  InputPath: v.literal('$.detail'),
  DeadLetterConfig: v.strictObject({ Arn: v.string() }),
  RetryPolicy: v.strictObject({ MaximumEventAgeInSeconds: v.number(), MaximumRetryAttempts: v.number() }),
});

const patternSchema = v.strictObject({ source: v.array(v.string()), 'detail-type': v.array(v.string()) });

const authSchema = v.strictObject({
  ApiKeyAuthParameters: v.strictObject({
    ApiKeyName: v.string(),
    ApiKeyValue: v.pipe(
      v.string(),
      v.regex(/^\{\{resolve:secretsmanager:([^:]+):SecretString:::\}\}$/),
      v.transform((reference) => reference.split(':')[2] ?? ''),
    ),
  }),
});

/** The rules of the templates that end at an address. What they say beyond what is known here is an error. */
export function readApiDestinationRules(stacks: DeployedStacks): ApiDestinationRule[] {
  const destinations = stacks.resources('AWS::Events::ApiDestination');
  return stacks.resources('AWS::Events::Rule').flatMap((rule) => {
    const targets = v.parse(v.array(v.looseObject({ Arn: v.string() })), rule.property('Targets'));
    return targets.flatMap((target) => {
      const destination = destinations.find(({ arn }) => arn === target.Arn);
      return destination === undefined ? [] : [readRule(rule, v.parse(targetSchema, target), destination, stacks)];
    });
  });
}

function readRule(
  rule: DeployedResource,
  target: v.InferOutput<typeof targetSchema>,
  destination: DeployedResource,
  stacks: DeployedStacks,
): ApiDestinationRule {
  const pattern: EventPattern = v.parse(patternSchema, rule.property('EventPattern'));
  const bus = v.parse(v.string(), rule.property('EventBusName'));
  v.parse(v.literal('POST'), destination.property('HttpMethod'));
  return {
    arn: rule.arn,
    bus,
    matches: (event) => event.bus === bus && matchesPattern(event.event, pattern),
    destinationArn: destination.arn,
    role: findByArn(stacks, 'AWS::IAM::Role', target.RoleArn),
    endpoint: v.parse(v.string(), destination.property('InvocationEndpoint')),
    key: keyOf(findByArn(stacks, 'AWS::Events::Connection', destination.property('ConnectionArn'))),
    inputOf: ({ event }) => event.detail,
    retries: {
      attempts: target.RetryPolicy.MaximumRetryAttempts,
      maxAgeMs: target.RetryPolicy.MaximumEventAgeInSeconds * 1000,
    },
    deadLettersArn: target.DeadLetterConfig.Arn,
  };
}

function keyOf(connection: DeployedResource): ApiDestinationRule['key'] {
  v.parse(v.literal('API_KEY'), connection.property('AuthorizationType'));
  const { ApiKeyAuthParameters } = v.parse(authSchema, connection.property('AuthParameters'));
  return { header: ApiKeyAuthParameters.ApiKeyName, secret: ApiKeyAuthParameters.ApiKeyValue };
}

function findByArn(stacks: DeployedStacks, type: string, arn: unknown): DeployedResource {
  const found = stacks.resources(type).find((resource) => resource.arn === arn);
  if (found === undefined) throw new Error(`The templates have no ${type} ${String(arn)}.`);
  return found;
}
