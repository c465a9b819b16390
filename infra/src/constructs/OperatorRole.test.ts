import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { synthesizeStage } from '../app/testing/synthesizeStage';

const { backend, storage } = synthesizeStage('prod');

const oneOrMore = v.pipe(
  v.union([v.array(v.string()), v.string()]),
  v.transform((value) => [value].flat()),
);
const roleSchema = v.object({
  Properties: v.object({
    Policies: v.tuple([
      v.object({ PolicyDocument: v.object({ Statement: v.array(v.object({ Action: oneOrMore })) }) }),
    ]),
  }),
});

function actionsOf(template: typeof backend, id: RegExp): string[] {
  const [role] = Object.entries(template.findResources('AWS::IAM::Role')).filter(([each]) => id.test(each));
  return v
    .parse(roleSchema, role?.[1])
    .Properties.Policies[0].PolicyDocument.Statement.flatMap(({ Action }) => Action)
    .sort();
}

/** Commands whose name differs from the IAM action they need. */
const rightOf: Readonly<Record<string, string>> = {
  's3 cp': 's3:GetObject',
  's3api list-objects-v2': 's3:ListBucket',
  's3api list-object-versions': 's3:ListBucketVersions',
  'logs tail': 'logs:FilterLogEvents',
};

test('an operator may run every AWS command of the handbook for alarms and disasters', () => {
  const handbook = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
  const section = (title: string) => handbook.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? '';
  const text = section('When an alarm goes off') + section('When something went badly wrong');
  const commands = [...text.matchAll(/aws ([a-z0-9]+ [a-z0-9-]+)/g)].map(([, command = '']) => command);
  const needed = commands.map((command) => {
    const [service = '', verb = ''] = command.split(' ');
    const action = verb.replaceAll(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase());
    return rightOf[command] ?? `${service.replace('sesv2', 'ses').replace('s3api', 's3')}:${action}`;
  });

  expect(commands.length).toBeGreaterThan(10);
  expect([...new Set(needed)].filter((right) => !actionsOf(backend, /^OperatorRole/).includes(right))).toEqual([]);
});

test('the operator role cannot delete versions, the eraser role cannot read documents, and the role for personal data only reads', () => {
  expect(actionsOf(backend, /^OperatorRole/).filter((action) => /Version$|Policy|Lifecycle/.test(action))).toEqual([]);
  expect(actionsOf(storage, /^EraserRole/)).toEqual([
    's3:DeleteObjectVersion',
    's3:GetObjectVersion',
    's3:ListBucketVersions',
    's3:PutObject',
  ]);
  expect(actionsOf(storage, /^PersonalDataRole/)).toEqual(['s3:GetObject', 's3:ListBucket']);
});
