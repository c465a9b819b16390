import type { Access } from '@incasso/lambdas/FunctionDefinition';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { StaffMail } from './StaffMail';

/** The resources that access is given to. */
export type AccessTargets = {
  readonly documents: IBucket;
  readonly mail: StaffMail;
  readonly queue: IQueue;
};

/** The statements of a function's access: its very actions, on its prefixes alone. */
export function functionRights(
  access: readonly Access[],
  { documents, mail, queue }: AccessTargets,
): PolicyStatement[] {
  return access.flatMap((entry) => {
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
}
