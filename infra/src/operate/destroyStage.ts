import * as v from 'valibot';
import type { Stage } from '../stages/stageSchema';
import { stageStacks, type StageStack } from '../stages/stageStacks';
import type { Aws } from './awsCli';
import { describeStack, stackFailures } from './describeStack';
import { stageAccount } from './stageAccount';

export type DestroyTools = {
  readonly aws: Aws;
  readonly print: (line: string) => void;
  /** Asks the operator for a line. */
  readonly ask: (question: string) => Promise<string>;
  /** Deletes every version of every object. */
  readonly emptyBucket: (name: string) => Promise<void>;
  readonly pause: (ms: number) => Promise<unknown>;
};

/** The one stage whose cases are nobody's: its buckets go too. */
const stageWithoutCases = 'dev';

/**
 * Deletes the stacks of a stage, after the operator has typed its name, and says what stays. Can be run again after it
 * was broken off. Gives whether it went through.
 */
export async function destroyStage(stage: Stage, tools: DestroyTools): Promise<boolean> {
  const { aws, print } = tools;
  const account = await stageAccount(stage, aws);
  const stacks: StageStack[] = [];
  for (const stack of stageStacks(stage)) if ((await describeStack(stack, aws)) !== undefined) stacks.push(stack);
  const buckets = await findBuckets(stage, aws);
  if (stacks.length + buckets.length === 0) {
    print(`The account ${account} has nothing of ${stage.name}.`);
    return true;
  }
  const emptiesBuckets = stage.name === stageWithoutCases;
  if (stacks.length === 0 && !emptiesBuckets) {
    print(`The account ${account} has no stack of ${stage.name}.`);
    for (const line of remains(stage, buckets)) print(line);
    return true;
  }
  if (stacks.length > 0)
    print(`In the account ${account} this deletes the stacks\n${asList(stacks.map(({ name }) => name))}`);
  for (const consequence of consequences(stage, stacks)) print(consequence);
  print(`The buckets ${emptiesBuckets ? 'go, with all that they hold' : 'stay'}:\n${asList(buckets)}`);
  if ((await tools.ask(`Type the stage's name to go on: `)) !== stage.name) {
    print('Nothing was deleted.');
    return false;
  }

  for (const stack of stacks) {
    print(`Deleting ${stack.name} …`);
    await deleteStack(stack, aws);
  }
  const left: string[] = [];
  for (const bucket of buckets) {
    if (emptiesBuckets && (await deleteBucket(bucket, tools))) print(`Deleted ${bucket}.`);
    else left.push(bucket);
  }
  for (const line of remains(stage, left)) print(line);
  return true;
}

function consequences({ github }: Stage, stacks: readonly StageStack[]): string[] {
  const has = (part: StageStack['part']) => stacks.some((stack) => stack.part === part);
  return [
    ...(has('backend') ? ['Links in mails that were sent die with its keys.'] : []),
    ...(has('deploy-role') && github?.providerArn === undefined
      ? ['The identity provider for GitHub goes too, by which other stages of this account may be deployed.']
      : []),
  ];
}

const resourcesSchema = v.object({ ResourceTagMappingList: v.array(v.object({ ResourceARN: v.string() })) });

/** By their tags: a stack that is gone names them no more. */
async function findBuckets({ name }: Stage, aws: Aws): Promise<string[]> {
  const answer = await aws('resourcegroupstaggingapi get-resources', {
    'resource-type-filters': 's3',
    'tag-filters': ['Key=product,Values=incasso', `Key=stage,Values=${name}`],
  });
  const { ResourceTagMappingList: resources } = v.parse(resourcesSchema, answer);
  const names = resources.map(({ ResourceARN }) => ResourceARN.replace(/^.*:::/, ''));
  const found: string[] = [];
  for (const bucket of names) if (await isThere(bucket, aws)) found.push(bucket);
  return found;
}

/** Tags outlive their resource for a while. */
async function isThere(bucket: string, aws: Aws): Promise<boolean> {
  try {
    await aws('s3api head-bucket', { bucket });
    return true;
  } catch (error) {
    // https://docs.aws.amazon.com/AmazonS3/latest/API/API_HeadBucket.html
    if (error instanceof Error && error.message.includes('(404)')) return false;
    throw error;
  }
}

/** Deletes a stack, after what holds it. Rejects with the resources that could not be deleted. */
async function deleteStack(stack: StageStack, aws: Aws): Promise<void> {
  const options = { region: stack.region, 'stack-name': stack.name };
  if (stack.part === 'backend') await detachOperators(stack, aws);
  if (stack.part === 'storage') {
    await aws('cloudformation update-termination-protection --no-enable-termination-protection', options);
  }
  await aws('cloudformation delete-stack', options);
  try {
    await aws('cloudformation wait stack-delete-complete', options);
  } catch (error) {
    const reasons = await stackFailures(stack, aws);
    throw new Error(`${stack.name} was not deleted. See to this, and begin again:\n${asList(reasons)}`, {
      cause: error,
    });
  }
}

const entitiesSchema = v.object({
  PolicyGroups: v.array(v.object({ GroupName: v.string() })),
  PolicyUsers: v.array(v.object({ UserName: v.string() })),
  PolicyRoles: v.array(v.object({ RoleName: v.string() })),
});

/**
 * Takes the operators' policy from everybody. IAM deletes none that is attached:
 * https://docs.aws.amazon.com/IAM/latest/APIReference/API_DeletePolicy.html
 */
async function detachOperators(backend: StageStack, aws: Aws): Promise<void> {
  const policy = (await describeStack(backend, aws))?.output('OperatorPolicyArn');
  if (policy === undefined) return;
  const options = { 'policy-arn': policy };
  const holders = v.parse(entitiesSchema, await aws('iam list-entities-for-policy', options));
  for (const { GroupName } of holders.PolicyGroups)
    await aws('iam detach-group-policy', { ...options, 'group-name': GroupName });
  for (const { UserName } of holders.PolicyUsers)
    await aws('iam detach-user-policy', { ...options, 'user-name': UserName });
  for (const { RoleName } of holders.PolicyRoles)
    await aws('iam detach-role-policy', { ...options, 'role-name': RoleName });
}

/** CloudTrail delivers its last files some minutes after its trail is gone. */
const deleteTries = { count: 4, pauseMs: 120_000 };

/** Empties and deletes a bucket. Gives whether it is gone: something may still write to it. */
async function deleteBucket(bucket: string, { aws, emptyBucket, pause }: DestroyTools): Promise<boolean> {
  for (let tries = 1; ; tries += 1) {
    await emptyBucket(bucket);
    try {
      await aws('s3api delete-bucket', { bucket });
      return true;
    } catch (error) {
      if (!(error instanceof Error && error.message.includes('BucketNotEmpty'))) throw error;
      if (tries === deleteTries.count) return false;
      await pause(deleteTries.pauseMs);
    }
  }
}

/** What an operator removes by hand, with the commands. */
function remains({ name, domain, github }: Stage, buckets: readonly string[]): string[] {
  return [
    ...(buckets.length === 0
      ? []
      : [
          'These buckets stay. Once the firm has agreed in writing that this is the end of every case, run for each',
          'the first two until they find nothing more:',
          ...buckets.flatMap((bucket) => [
            ...['Versions', 'DeleteMarkers'].map(
              (kind) =>
                `  aws s3api delete-objects --bucket ${bucket} --delete "$(aws s3api list-object-versions --bucket ${bucket} --max-items 1000 --output json --query '{Objects: ${kind}[].{Key:Key,VersionId:VersionId}}')"`,
            ),
            `  aws s3api delete-bucket --bucket ${bucket}`,
          ]),
        ]),
    ...(domain !== undefined && domain.hostedZone === undefined
      ? [`The records of ${domain.host} stay where its DNS is kept.`]
      : []),
    ...(github === undefined
      ? []
      : [`On GitHub: gh api --method DELETE repos/${withoutIds(github.repository)}/environments/${name}`]),
    `The bootstrap of the CDK stays for other stages: aws cloudformation delete-stack --stack-name CDKToolkit`,
  ];
}

/** `owner@1/repository@2` as the address has it: `owner/repository`. */
function withoutIds(repository: string): string {
  return repository.replaceAll(/@\d+/g, '');
}

function asList(names: readonly string[]): string {
  return names.map((name) => `  ${name}`).join('\n');
}
