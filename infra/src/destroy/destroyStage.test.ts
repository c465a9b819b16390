import type { Aws } from '../account/cli';
import { findStage } from '../stages/findStage';
import { stages } from '../stages/stages';
import type { Stage } from '../stages/stageSchema';
import { destroyStage, type DestroyOptions } from './destroyStage';

const dev = findStage(stages, 'dev');
const prod = findStage(stages, 'prod');

type Account = { stacks?: string[]; buckets?: string[]; isStuck?: boolean; fullFor?: number; untold?: number };

/** Fake account behind the AWS CLI: https://docs.aws.amazon.com/cli/latest/reference/ */
function accountWith({ stacks = [], buckets = [], isStuck = false, fullFor = 0 }: Account) {
  const here = new Set(stacks);
  const left = new Set(buckets);
  const changes: string[] = [];
  let refusals = fullFor;
  const answer = (command: string, options: NonNullable<Parameters<Aws>[1]>): unknown => {
    const stack = String(options['stack-name']);
    const bucket = String(options['bucket']);
    switch (command) {
      case 'sts get-caller-identity':
        return { Account: '111111111111' };
      case 'cloudformation describe-stacks': {
        if (!here.has(stack)) throw new Error(`(ValidationError) Stack with id ${stack} does not exist`);
        const Outputs = [{ OutputKey: 'DocumentsBucket', OutputValue: 'incasso-storage-documents' }];
        return { Stacks: [{ StackName: stack, StackStatus: 'CREATE_COMPLETE', Outputs }] };
      }
      case 'cloudformation describe-stack-events':
        return {
          StackEvents: [
            { LogicalResourceId: stack, ResourceStatus: 'DELETE_FAILED' },
            { LogicalResourceId: 'Role', ResourceStatus: 'DELETE_FAILED', ResourceStatusReason: 'Still in use.' },
          ],
        };
      case 'cloudformation wait stack-delete-complete':
        if (isStuck) throw new Error('Waiter StackDeleteComplete failed: terminal failure state');
        here.delete(stack);
        return undefined;
      case 'resourcegroupstaggingapi get-resources':
        expect(options['tag-filters']).toEqual(['Key=product,Values=incasso', expect.stringMatching(/^Key=stage,/)]);
        return {
          ResourceTagMappingList: [...buckets, 'gone-already'].map((name) => ({ ResourceARN: `arn:aws:s3:::${name}` })),
        };
      case 's3api head-bucket':
        if (left.has(bucket)) return undefined;
        throw new Error('An error occurred (404) when calling the HeadBucket operation: Not Found');
      case 's3api delete-bucket':
        refusals -= 1;
        if (refusals >= 0)
          throw new Error('An error occurred (BucketNotEmpty) when calling the DeleteBucket operation');
        left.delete(bucket);
    }
    changes.push([command, ...Object.values(options)].join(' '));
    return undefined;
  };
  const aws: Aws = (command, options = {}) => new Promise((resolve) => resolve(answer(command, options)));
  return { aws, changes };
}

type Typed = { answer?: string; options?: DestroyOptions };

async function destroy(stage: Stage, account: Account, { answer, options }: Typed = {}) {
  const { aws, changes } = accountWith(account);
  const lines: string[] = [];
  const emptied: string[] = [];
  const ports = {
    aws,
    print: (line: string) => lines.push(line),
    ask: () => Promise.resolve(answer ?? `${options?.bucket ?? stage.name}@111111111111`),
    countPending: () => Promise.resolve(account.untold ?? 0),
    emptyBucket: (name: string) => Promise.resolve(void emptied.push(name)),
    pause: () => Promise.resolve(),
  };
  const isDestroyed = await destroyStage(stage, ports, options);
  return { isDestroyed, changes, emptied, text: lines.join('\n') };
}

const parts = ['deploy-role', 'storage', 'backend', 'edge', 'site', 'global-monitoring', 'monitoring'];
const documents = 'incasso-storage-documents';
const all = (stage: Stage): Account => ({
  stacks: parts.map((part) => `incasso-${stage.name}-${part}`),
  buckets: [documents, 'incasso-site-files'],
});

test('deletes every stack after the stacks that use it, and removes its protection just before', async () => {
  const { isDestroyed, changes } = await destroy(prod, all(prod));

  const unprotects = 'cloudformation update-termination-protection --no-enable-termination-protection eu-central-1';
  expect(isDestroyed).toBe(true);
  expect(changes).toEqual([
    'cloudformation delete-stack eu-central-1 incasso-prod-monitoring',
    'cloudformation delete-stack us-east-1 incasso-prod-global-monitoring',
    `${unprotects} incasso-prod-site`,
    'cloudformation delete-stack eu-central-1 incasso-prod-site',
    'cloudformation delete-stack us-east-1 incasso-prod-edge',
    `${unprotects} incasso-prod-backend`,
    'cloudformation delete-stack eu-central-1 incasso-prod-backend',
    `${unprotects} incasso-prod-storage`,
    'cloudformation delete-stack eu-central-1 incasso-prod-storage',
    'cloudformation delete-stack eu-central-1 incasso-prod-deploy-role',
  ]);
});

test('refuses a stage with cases that were not mailed to the staff', async () => {
  const untold = { ...all(prod), untold: 3 };

  expect(await destroy(prod, untold)).toMatchObject({ isDestroyed: false, changes: [] });
  expect((await destroy(prod, untold)).text).toContain('3 cases');
  expect(await destroy(prod, untold, { options: { evenUntold: true } })).toMatchObject({ isDestroyed: true });
});

test('keeps the buckets of a stage with cases, and says that S3 keeps expiring objects and how to delete them', async () => {
  const { emptied, text } = await destroy(prod, all(prod));

  expect(emptied).toEqual([]);
  expect(text).toContain('after 90 days at most they hold no case');
  expect(text).toContain(`npm run destroy -- prod --empty ${documents}`);
  expect(text).not.toContain('gone-already');
});

test('empties and deletes a leftover bucket by name', async () => {
  const options = { bucket: documents };

  expect(await destroy(prod, { buckets: [documents] }, { options })).toMatchObject({
    isDestroyed: true,
    emptied: [documents],
    changes: [`s3api delete-bucket ${documents}`],
  });
  expect(await destroy(prod, { buckets: [documents] }, { options, answer: 'prod@111111111111' })).toMatchObject({
    isDestroyed: false,
    emptied: [],
  });
  await expect(destroy(prod, all(prod), { options })).rejects.toThrow('still has stacks');
  await expect(destroy(prod, {}, { options })).rejects.toThrow('has no bucket');
});

test.each([
  [2, 3, true],
  [99, 4, false],
])(
  'empties a bucket again while logs still arrive: full %d times, it took %d tries',
  async (fullFor, tries, isGone) => {
    const found = await destroy(dev, { buckets: [documents], fullFor }, { options: { bucket: documents } });

    expect(found.emptied).toHaveLength(tries);
    expect(found.isDestroyed).toBe(isGone);
  },
);

test.each(['', 'dev', 'prod@111111111111', 'dev@222222222222', 'yes'])('"%s" deletes nothing', async (answer) => {
  const { isDestroyed, changes, emptied } = await destroy(dev, all(dev), { answer });

  expect(isDestroyed).toBe(false);
  expect([...changes, ...emptied]).toEqual([]);
});

test('asks nothing if nothing is left, or only buckets', async () => {
  expect((await destroy(dev, {}, { answer: 'not asked' })).text).toBe('The account 111111111111 has nothing of dev.');
  expect(await destroy(prod, { buckets: [documents] }, { answer: 'not asked' })).toMatchObject({
    isDestroyed: true,
    changes: [],
  });
});

test('credentials of another account delete nothing', async () => {
  await expect(destroy({ ...prod, account: '222222222222' }, all(prod))).rejects.toThrow(
    'These credentials belong to account 111111111111, but prod is in 222222222222.',
  );
});

test('stops at a stack that cannot be deleted and names the failed resources', async () => {
  await expect(destroy(dev, { ...all(dev), isStuck: true })).rejects.toThrow(
    'incasso-dev-monitoring was not deleted. Fix this and run the command again:\n  Role: Still in use.',
  );
});

test('lists what is outside the stacks', async () => {
  const { text } = await destroy({ ...prod, github: { repository: 'solvenda@12/incasso@34' } }, all(prod));

  expect(text).toContain('Links in mails that were sent die with its keys.');
  expect(text).toContain('nobody logs who reads');
  expect(text).toContain('The records of www.solvenda.example stay');
  expect(text).toContain('gh api --method DELETE repos/solvenda/incasso/environments/prod');
});
