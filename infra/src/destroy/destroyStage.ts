import { retentionDays } from '@incasso/contract/retention';
import * as v from 'valibot';
import type { Aws } from '../account/cli';
import { describeStack, stackFailures } from '../account/describeStack';
import { stageAccount } from '../account/stageAccount';
import { repositoryPath } from '../doctor/githubChecks';
import type { Stage } from '../stages/stageSchema';
import { stageStacks, type StageStack } from '../stages/stageStacks';

export type DestroyPorts = {
  readonly aws: Aws;
  readonly print: (line: string) => void;
  readonly ask: (question: string) => Promise<string>;
  /** The number of mails in a documents bucket that are due or were given up. */
  readonly countPending: (bucket: string) => Promise<number>;
  /** Deletes every version of every object. */
  readonly emptyBucket: (name: string) => Promise<void>;
  readonly pause: (ms: number) => Promise<unknown>;
};

export type DestroyOptions = {
  /** Continues although some cases were not mailed to the staff. */
  readonly evenUntold?: boolean | undefined;
  /** A leftover bucket to empty and delete instead. */
  readonly bucket?: string | undefined;
};

/**
 * Deletes the stacks of a stage, or a bucket that they left, after the operator has typed the name and the account. Can
 * be run again after an interruption. Returns whether it finished.
 */
export async function destroyStage(stage: Stage, ports: DestroyPorts, options: DestroyOptions = {}): Promise<boolean> {
  const { aws, print, ask } = ports;
  const account = await stageAccount(stage, aws);
  const stacks: StageStack[] = [];
  for (const stack of stageStacks(stage)) if ((await describeStack(stack, aws)) !== undefined) stacks.push(stack);
  const buckets = await findBuckets(stage, aws);
  const confirm = async (name: string) => {
    if ((await ask(`Type ${name}@ACCOUNT, with the number of the account, to go on: `)) === `${name}@${account}`)
      return true;
    print('Nothing was deleted.');
    return false;
  };
  if (options.bucket !== undefined) {
    if (!buckets.includes(options.bucket))
      throw new Error(`${stage.name} has no bucket ${options.bucket} in this account.`);
    if (stacks.length > 0) throw new Error(`${stage.name} still has stacks: its buckets are in use.`);
    print(`Everything in ${options.bucket} will be deleted for good. The firm must have agreed in writing.`);
    return (await confirm(options.bucket)) && deleteBucket(options.bucket, ports);
  }
  if (stacks.length + buckets.length === 0) {
    print(`The account ${account} has nothing of ${stage.name}.`);
    return true;
  }
  if (stacks.length > 0) {
    const untold = await countPendingIn(stacks, ports);
    if (untold > 0 && options.evenUntold !== true) {
      print(
        `The staff was not mailed ${untold} cases or messages, and never will be: see "npm run submissions -- pending".`,
      );
      print('Add --even-untold to continue.');
      return false;
    }
    for (const line of consequences(stage, stacks)) print(line);
    if (!(await confirm(stage.name))) return false;
    for (const stack of stacks) {
      print(`Deleting ${stack.name} …`);
      await deleteStack(stack, aws);
    }
  }
  for (const line of remains(stage, buckets)) print(line);
  return true;
}

async function countPendingIn(stacks: readonly StageStack[], ports: DestroyPorts): Promise<number> {
  const storage = stacks.find(({ part }) => part === 'storage');
  const bucket = storage && (await describeStack(storage, ports.aws))?.output('DocumentsBucket');
  return bucket === undefined ? 0 : ports.countPending(bucket);
}

function consequences({ github }: Stage, stacks: readonly StageStack[]): string[] {
  const has = (part: StageStack['part']) => stacks.some((stack) => stack.part === part);
  return [
    `This deletes the stacks\n${asList(stacks.map(({ name }) => name))}`,
    ...(has('backend') ? ['Links in mails that were sent die with its keys.'] : []),
    ...(has('storage') ? ['From then on nobody logs who reads the documents.'] : []),
    ...(has('deploy-role') && github?.providerArn === undefined
      ? ['The identity provider for GitHub goes too, by which other stages of this account may be deployed.']
      : []),
    `The buckets stay, but S3 goes on erasing: after ${retentionDays.submissions} days at most they hold no case.`,
  ];
}

const resourcesSchema = v.object({ ResourceTagMappingList: v.array(v.object({ ResourceARN: v.string() })) });

/** Finds the buckets by tag: a deleted stack no longer lists them. */
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

/** The tag index keeps deleted resources for a while. */
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

/** Deletes a stack. Rejects with the resources that could not be deleted. */
async function deleteStack(stack: StageStack, aws: Aws): Promise<void> {
  const options = { region: stack.region, 'stack-name': stack.name };
  if (stack.isProtected)
    await aws('cloudformation update-termination-protection --no-enable-termination-protection', options);
  await aws('cloudformation delete-stack', options);
  try {
    await aws('cloudformation wait stack-delete-complete', options);
  } catch (error) {
    const reasons = await stackFailures(stack, aws);
    throw new Error(`${stack.name} was not deleted. Fix this and run the command again:\n${asList(reasons)}`, {
      cause: error,
    });
  }
}

/** CloudTrail delivers its last files some minutes after the trail is deleted. */
const deleteTries = { count: 4, pauseMs: 120_000 };

/** Empties and deletes a bucket. Returns whether it is gone: something may still write to it. */
async function deleteBucket(bucket: string, { aws, print, emptyBucket, pause }: DestroyPorts): Promise<boolean> {
  for (let tries = 1; ; tries += 1) {
    await emptyBucket(bucket);
    try {
      await aws('s3api delete-bucket', { bucket });
      print(`Deleted ${bucket}.`);
      return true;
    } catch (error) {
      if (!(error instanceof Error && error.message.includes('BucketNotEmpty'))) throw error;
      if (tries === deleteTries.count) return false;
      await pause(deleteTries.pauseMs);
    }
  }
}

/** What an operator must remove by hand, with the commands. */
function remains(stage: Stage, buckets: readonly string[]): string[] {
  const { name, domain, github } = stage;
  return [
    ...(buckets.length === 0
      ? []
      : [
          'Buckets are left. Once the firm has agreed in writing that this is the end of every case:',
          ...buckets.map((bucket) => `  npm run destroy -- ${name} --empty ${bucket}`),
        ]),
    ...(domain === undefined ? [] : [`The records of ${domain.host} stay: delete them where its DNS is kept.`]),
    ...(github === undefined
      ? []
      : [`On GitHub: gh api --method DELETE ${repositoryPath(stage)}/environments/${name}`]),
    'The bootstrap of the CDK (CDKToolkit) stays: no other stage of the account can be changed without it.',
  ];
}

function asList(names: readonly string[]): string {
  return names.map((name) => `  ${name}`).join('\n');
}
