import * as v from 'valibot';
import { DeployedStacks, templatesSchema } from './DeployedStacks';

function stacks(value: unknown) {
  const templates = {
    store: {
      Resources: { Files: { Type: 'AWS::S3::Bucket', Metadata: { 'aws:cdk:path': 'store/Files/Resource' } } },
      Outputs: { FilesArn: { Value: { 'Fn::GetAtt': ['Files', 'Arn'] }, Export: { Name: 'store:Files' } } },
    },
    work: {
      Resources: {
        Runs: { Type: 'AWS::IAM::Role', Properties: { Value: value } },
        Topic: { Type: 'AWS::SNS::Topic' },
        Sender: { Type: 'AWS::SES::EmailIdentity', Properties: { EmailIdentity: 'website@firm.example' } },
      },
    },
  };
  return new DeployedStacks(v.parse(templatesSchema, templates), { Files: 'documents' });
}

const resolve = (value: unknown) => stacks(value).resources('AWS::IAM::Role')[0]?.property('Value');

test('resolves references to names, also across stacks', () => {
  expect(resolve({ Ref: 'Sender' })).toBe('website@firm.example');
  expect(resolve({ 'Fn::GetAtt': ['Runs', 'Arn'] })).toBe('arn:aws:iam::000000000000:role/Runs');
  expect(resolve([{ 'Fn::Join': ['', [{ 'Fn::ImportValue': 'store:Files' }, '/*']] }])).toEqual([
    'arn:aws:s3:::documents/*',
  ]);
});

test.each([
  [{ 'Fn::If': ['a', 'b', 'c'] }, 'function Fn::If is not supported'],
  [{ 'Fn::GetAtt': ['Runs', 'Colour'] }, 'Expected "Arn" but received "Colour"'],
  [{ 'Fn::GetAtt': ['Topic', 'Arn'] }, 'The ARN of a AWS::SNS::Topic is not supported'],
  [{ 'Fn::ImportValue': 'other:Files' }, 'No stack exports other:Files'],
  [{ Ref: 'AWS::NoValue' }, 'work has no resource AWS::NoValue'],
])('throws on %j instead of guessing', (value, message) => {
  expect(() => resolve(value)).toThrow(message);
});

test('throws on a path that matches none or several', () => {
  expect(() => stacks('').find('AWS::S3::Bucket', 'Other')).toThrow('Found not exactly one AWS::S3::Bucket at Other');
});
