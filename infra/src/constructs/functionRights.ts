import { secretVariables } from '@incasso/lambdas/environment/environmentSchema';
import type { FunctionDefinition } from '@incasso/lambdas/FunctionDefinition';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { StaffMail } from './StaffMail';

export type AccessTargets = {
  readonly documents: IBucket;
  readonly mail: StaffMail;
  readonly queue: IQueue;
  /** The ARN of the secret that a variable names. */
  readonly secretArn: (variable: (typeof secretVariables)[number]) => string;
};

/**
 * The permissions of a function: exactly the actions of its row, only on its prefixes, and reading the secrets that its
 * variables name. A queue consumer also gets the three that Lambda needs to receive; the CDK's own event source would
 * grant two more.
 * https://docs.aws.amazon.com/lambda/latest/dg/services-sqs-configure.html
 */
export function functionRights(
  { access, environment, triggers }: Pick<FunctionDefinition, 'access' | 'environment' | 'triggers'>,
  { documents, mail, queue, secretArn }: AccessTargets,
): PolicyStatement[] {
  const receives = new PolicyStatement({
    actions: ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'],
    resources: [queue.queueArn],
  });
  const ofRow = access.flatMap((entry) => {
    const actions = [...entry.actions];
    if ('prefix' in entry) {
      return new PolicyStatement({ actions, resources: [documents.arnForObjects(`${entry.prefix}*`)] });
    }
    switch (entry.actions[0]) {
      case 's3:ListBucket':
        return new PolicyStatement({ actions, resources: [documents.bucketArn] });
      case 'ses:SendRawEmail':
        return new PolicyStatement({
          actions,
          resources: [...mail.resourceArns],
          conditions: { StringEquals: { 'ses:FromAddress': mail.senderAddress } },
        });
      case 'sqs:SendMessage':
        return new PolicyStatement({ actions, resources: [queue.queueArn] });
    }
  });
  const readsSecrets = new PolicyStatement({
    actions: ['secretsmanager:GetSecretValue'],
    resources: secretVariables.filter((variable) => environment.includes(variable)).map(secretArn),
  });
  const isConsumer = triggers.some(({ kind }) => kind === 'queue');
  return [...ofRow, readsSecrets, ...(isConsumer ? [receives] : [])];
}
