import { findStage } from '../stages/findStage';
import { stages } from '../stages/stages';
import type { Stage } from '../stages/stageSchema';
import type { Aws } from './awsCli';
import { destroyStage } from './destroyStage';

const dev = findStage(stages, 'dev');
const prod = findStage(stages, 'prod');
const policy = 'arn:aws:iam::111111111111:policy/incasso-operators';

/**
 * An account as the AWS CLI shows it. Its answers are those of the pages of each command:
 * https://docs.aws.amazon.com/cli/latest/reference/
 */
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
        return { UserId: 'AIDASAMPLEUSERID', Account: '111111111111', Arn: 'arn:aws:iam::111111111111:user/Operator' };
      case 'cloudformation describe-stacks':
        if (!here.has(stack)) throw new Error(`(ValidationError) Stack with id ${stack} does not exist`);
        return {
          Stacks: [
            {
              StackName: stack,
              StackStatus: 'CREATE_COMPLETE',
              Outputs: [{ OutputKey: 'OperatorPolicyArn', OutputValue: policy }],
            },
          ],
        };
      case 'cloudformation describe-stack-events':
        return {
          StackEvents: [
            { LogicalResourceId: stack, ResourceStatus: 'DELETE_FAILED' },
            { LogicalResourceId: 'Role', ResourceStatus: 'DELETE_FAILED', ResourceStatusReason: 'Still in use.' },
            { LogicalResourceId: 'Api', ResourceStatus: 'DELETE_COMPLETE', ResourceStatusReason: 'Gone.' },
          ],
        };
      case 'cloudformation wait stack-delete-complete':
        if (isStuck) throw new Error('Waiter StackDeleteComplete failed: terminal failure state');
        here.delete(stack);
        return undefined;
      case 'resourcegroupstaggingapi get-resources':
        expect(options['tag-filters']).toEqual(['Key=product,Values=incasso', expect.stringMatching(/^Key=stage,/)]);
        return {
          PaginationToken: '',
          ResourceTagMappingList: [...buckets, 'gone-already'].map((name) => ({ ResourceARN: `arn:aws:s3:::${name}` })),
        };
      case 's3api head-bucket':
        if (left.has(bucket)) return undefined;
        throw new Error('An error occurred (404) when calling the HeadBucket operation: Not Found');
      case 'iam list-entities-for-policy':
        return {
          PolicyGroups: [{ GroupName: 'Operators' }],
          PolicyUsers: [{ UserName: 'An' }],
          PolicyRoles: [{ RoleName: 'Duty' }],
          IsTruncated: false,
        };
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

type Account = { stacks?: string[]; buckets?: string[]; isStuck?: boolean; fullFor?: number };

async function destroy(stage: Stage, account: Account, answer = stage.name) {
  const { aws, changes } = accountWith(account);
  const lines: string[] = [];
  const emptied: string[] = [];
  const isDestroyed = await destroyStage(stage, {
    aws,
    print: (line) => lines.push(line),
    ask: () => Promise.resolve(answer),
    emptyBucket: (name) => {
      emptied.push(name);
      return Promise.resolve();
    },
    pause: () => Promise.resolve(),
  });
  return { isDestroyed, changes, emptied, text: lines.join('\n') };
}

const parts = ['deploy-role', 'storage', 'backend', 'edge', 'site', 'monitoring'];
const all = (stage: Stage): Account => ({
  stacks: parts.map((part) => `incasso-${stage.name}-${part}`),
  buckets: ['incasso-storage-documents', 'incasso-site-files'],
});

test('every stack goes, none before what uses it, and what holds one is taken off before', async () => {
  const { isDestroyed, changes } = await destroy(prod, all(prod));

  expect(isDestroyed).toBe(true);
  expect(changes).toEqual([
    'cloudformation delete-stack eu-central-1 incasso-prod-monitoring',
    'cloudformation delete-stack eu-central-1 incasso-prod-site',
    'cloudformation delete-stack us-east-1 incasso-prod-edge',
    `iam detach-group-policy ${policy} Operators`,
    `iam detach-user-policy ${policy} An`,
    `iam detach-role-policy ${policy} Duty`,
    'cloudformation delete-stack eu-central-1 incasso-prod-backend',
    'cloudformation update-termination-protection --no-enable-termination-protection eu-central-1 incasso-prod-storage',
    'cloudformation delete-stack eu-central-1 incasso-prod-storage',
    'cloudformation delete-stack eu-central-1 incasso-prod-deploy-role',
  ]);
});

test('a stage with cases keeps its buckets; how to remove them is said', async () => {
  const { emptied, text } = await destroy(prod, all(prod));

  expect(emptied).toEqual([]);
  expect(text).toContain('The buckets stay:\n  incasso-storage-documents\n  incasso-site-files');
  expect(text).toContain('aws s3api delete-bucket --bucket incasso-storage-documents');
});

test('the buckets of dev are emptied and deleted, those of a destroy that was broken off too', async () => {
  const { isDestroyed, changes, emptied, text } = await destroy(dev, { buckets: ['incasso-storage-documents'] });

  expect(isDestroyed).toBe(true);
  expect(emptied).toEqual(['incasso-storage-documents']);
  expect(changes).toEqual(['s3api delete-bucket incasso-storage-documents']);
  expect(text).not.toContain('gone-already');
});

test('a bucket to which a log still comes is emptied again', async () => {
  const { emptied, text } = await destroy(dev, { buckets: ['incasso-storage-logs'], fullFor: 2 });

  expect(emptied).toHaveLength(3);
  expect(text).toContain('Deleted incasso-storage-logs.');
});

test('a bucket that never gets empty is left, and said', async () => {
  const { text } = await destroy(dev, { buckets: ['incasso-storage-logs'], fullFor: 99 });

  expect(text).not.toContain('Deleted');
  expect(text).toContain('aws s3api delete-bucket --bucket incasso-storage-logs');
});

test.each(['', 'prod', 'DEV', 'yes'])('the answer "%s" deletes nothing', async (answer) => {
  const { isDestroyed, changes, emptied } = await destroy(dev, all(dev), answer);

  expect(isDestroyed).toBe(false);
  expect([...changes, ...emptied]).toEqual([]);
});

test('an account without the stage is left alone, and nothing is asked', async () => {
  const { isDestroyed, changes, text } = await destroy(dev, {}, 'not asked');

  expect(isDestroyed).toBe(true);
  expect(changes).toEqual([]);
  expect(text).toBe('The account 111111111111 has nothing of dev.');
});

test('where only buckets with cases are left, nothing is asked, and how to remove them is said', async () => {
  const { isDestroyed, changes, text } = await destroy(prod, { buckets: ['incasso-storage-documents'] }, 'not asked');

  expect(isDestroyed).toBe(true);
  expect(changes).toEqual([]);
  expect(text).toContain('The account 111111111111 has no stack of prod.');
  expect(text).toContain('aws s3api delete-bucket --bucket incasso-storage-documents');
});

test('credentials of another account delete nothing', async () => {
  await expect(destroy({ ...prod, account: '222222222222' }, all(prod))).rejects.toThrow(
    'These credentials are of the account 111111111111, and prod is in 222222222222.',
  );
});

test('a stack that cannot be deleted ends it, with the resources at fault', async () => {
  await expect(destroy(dev, { ...all(dev), isStuck: true })).rejects.toThrow(
    'incasso-dev-monitoring was not deleted. See to this, and begin again:\n  Role: Still in use.',
  );
});

test('what the stacks do not hold is named', async () => {
  const { text } = await destroy(
    {
      ...prod,
      domain: { host: 'www.solvenda.example', redirectsApex: false },
      github: { repository: 'solvenda@12/incasso@34' },
    },
    all(prod),
  );

  expect(text).toContain('Links in mails that were sent die with its keys.');
  expect(text).toContain('The identity provider for GitHub goes too');
  expect(text).toContain('The records of www.solvenda.example stay where its DNS is kept.');
  expect(text).toContain('gh api --method DELETE repos/solvenda/incasso/environments/prod');
});
