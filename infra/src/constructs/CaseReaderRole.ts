import { storagePrefixes } from '@incasso/lambdas/storage/storagePrefixes';
import { CfnOutput, Stack, Validations } from 'aws-cdk-lib';
import { ArnPrincipal, PolicyDocument, PolicyStatement, Role } from 'aws-cdk-lib/aws-iam';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import type { Stage } from '../stages/stageSchema';

export type CaseReaderRoleProps = {
  readonly documents: IBucket;
  readonly reader: NonNullable<Stage['caseSystem']>['reader'];
};

/** The role with which the firm's case system reads case files. It has no other right. */
export class CaseReaderRole extends Role {
  constructor(scope: Construct, id: string, { documents, reader }: CaseReaderRoleProps) {
    const resources = [documents.arnForObjects(`${storagePrefixes.cases}*`)];
    const read = new PolicyStatement({ actions: ['s3:GetObject'], resources });
    super(scope, id, {
      description: 'Reads case files for the case system',
      assumedBy: new ArnPrincipal(reader.principalArn),
      externalIds: [reader.externalId],
      inlinePolicies: { read: new PolicyDocument({ statements: [read] }) },
    });
    Validations.of(this).acknowledge({
      id: 'AwsSolutions-IAM5',
      reason: 'Keys are made when cases come in; the right ends at the prefix of case files.',
    });
    new CfnOutput(Stack.of(this), 'CaseReaderRoleArn', {
      description: 'The case system assumes this role to read case files',
      value: this.roleArn,
    });
  }
}
