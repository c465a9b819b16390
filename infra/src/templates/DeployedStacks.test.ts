import { DeployedStacks } from './DeployedStacks';

const place = { account: '000000000000', region: 'eu-central-1' };

function templates(properties: unknown) {
  return {
    store: {
      Resources: { Files: { Type: 'AWS::S3::Bucket', Metadata: { 'aws:cdk:path': 'store/Files/Resource' } } },
      Outputs: { FilesArn: { Value: { 'Fn::GetAtt': ['Files', 'Arn'] }, Export: { Name: 'store:Files' } } },
    },
    work: {
      Resources: {
        Tell: { Type: 'AWS::SNS::Topic', Properties: properties },
        Sender: { Type: 'AWS::SES::EmailIdentity', Properties: { EmailIdentity: 'website@firm.example' } },
      },
    },
  };
}

function resolve(value: unknown) {
  return new DeployedStacks(templates({ Value: value }), place)
    .resource({ stack: 'work', logicalId: 'Tell' })
    .property('Value');
}

test('references lead to names, over stacks too', () => {
  expect(resolve({ Ref: 'Tell' })).toBe('arn:aws:sns:eu-central-1:000000000000:work-Tell');
  expect(resolve({ Ref: 'Sender' })).toBe('website@firm.example');
  expect(
    resolve([{ 'Fn::Join': ['', [{ 'Fn::ImportValue': 'store:Files' }, '/', { Ref: 'AWS::Region' }, '/*']] }]),
  ).toEqual(['arn:aws:s3:::store-files/eu-central-1/*']);
});

test('what a resource refers to is known, over stacks too', () => {
  const topic = { stack: 'work', logicalId: 'Tell' };
  const bucket = { stack: 'store', logicalId: 'Files' };
  const refers = (value: unknown) => new DeployedStacks(templates({ Value: value }), place).refersTo(topic, bucket);

  expect(refers([{ 'Fn::Join': ['', [{ 'Fn::ImportValue': 'store:Files' }, '/*']] }])).toBe(true);
  expect(refers({ 'Fn::GetStackOutput': { StackName: 'store', OutputName: 'FilesArn' } })).toBe(true);
  expect(refers({ Of: [{ Ref: 'Files' }, { 'Fn::GetAtt': ['Sender', 'Arn'] }, 'Files'] })).toBe(false);
});

test('a resource is found by its construct, and has the name that it is given', () => {
  const stacks = new DeployedStacks(templates({}), { ...place, names: { 'store/Files': 'documents' } });

  expect(stacks.find('AWS::S3::Bucket', 'Files').arn).toBe('arn:aws:s3:::documents');
  expect(() => stacks.find('AWS::S3::Bucket', 'Other')).toThrow('There is not one AWS::S3::Bucket at Other');
});

test.each([
  [{ 'Fn::If': ['a', 'b', 'c'] }, 'function Fn::If is not known'],
  [{ 'Fn::GetAtt': ['Tell', 'Colour'] }, 'attribute Colour of a AWS::SNS::Topic'],
  [{ 'Fn::ImportValue': 'other:Files' }, 'No stack exports other:Files'],
  [{ Ref: 'Nothing' }, 'work has no resource Nothing'],
])('%j is an error, never a guess', (value, message) => {
  expect(() => resolve(value)).toThrow(message);
});
