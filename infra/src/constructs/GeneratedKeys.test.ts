import { App, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { GeneratedKeys } from './GeneratedKeys';

test('generates the keys of two generations in AWS, from 48 letters and digits', () => {
  const stack = new Stack(new App({ builtinCloudFormationValidation: false }), 'Stack');
  new GeneratedKeys(stack, 'Keys', { description: 'Signs', generation: 3, keepsPrevious: true });

  // 48 characters out of 62 give 285 bits.
  Template.fromStack(stack).allResourcesProperties('AWS::SecretsManager::Secret', {
    GenerateSecretString: { PasswordLength: 48, ExcludePunctuation: true },
  });
  Template.fromStack(stack).resourceCountIs('AWS::SecretsManager::Secret', 2);
});
