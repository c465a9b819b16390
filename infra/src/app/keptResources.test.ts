import { synthesizeStage } from './testing/synthesizeStage';

const { storage, backend, site, monitoring, stacks } = synthesizeStage('prod');

// Under a new logical id, CloudFormation creates an empty resource and deletes the one in use.
test.each([
  // A failed first deploy leaves no empty bucket behind.
  // https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/aws-attribute-deletionpolicy.html
  ['AWS::S3::Bucket', 'RetainExceptOnCreate', ['AccessLogs8B620ECA', 'Documents7E5B2978', 'Files8E6940B8']],
  ['AWS::CloudTrail::Trail', undefined, ['ReadTrail190F2C8F']],
  ['AWS::SecretsManager::Secret', 'Delete', ['BotCheckKey74A35979', 'LinkKey27470AF7', 'OriginKey10CF34FB']],
  [
    'AWS::SQS::Queue',
    'Delete',
    ['NotifyDeadLettersC5139D50', 'NotifyMissedRetries4AF03CD7', 'NotifyQueue6D88C138', 'UnpublishedB56E20D2'],
  ],
  ['AWS::SES::EmailIdentity', undefined, ['StaffMailSender1F4C1943']],
  ['AWS::SNS::Topic', undefined, ['Alarms04B5A0BF']],
  ['AWS::ApiGatewayV2::Api', undefined, ['ApiF70053CD']],
  ['AWS::CloudFront::Distribution', undefined, ['Distribution830FAC52']],
])('each %s keeps its logical id and has deletion policy %s', (type, policy, ids) => {
  const found = [storage, backend, site, monitoring].flatMap((template) =>
    Object.entries(template.findResources(type)),
  );

  expect(found.map(([id]) => id).sort()).toEqual(ids);
  expect(found.every(([, { DeletionPolicy }]) => DeletionPolicy === policy)).toBe(true);
  const replaced = policy === 'RetainExceptOnCreate' ? 'Retain' : policy;
  expect(found.every(([, { UpdateReplacePolicy }]) => UpdateReplacePolicy === replaced)).toBe(true);
});

test('the stacks with cases, link keys and the site’s address are protected against deletion', () => {
  const { storage: cases, backend: keys, site: address } = stacks;

  expect([cases, keys, address].map(({ terminationProtection }) => terminationProtection)).toEqual([true, true, true]);
});
