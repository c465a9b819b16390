/**
 * Whether a text matches a policy pattern: `*` matches any characters, `?` one. Throws on variables: our policies have
 * none.
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_elements_resource.html
 */
export function matchesPolicyPattern(text: string, pattern: string): boolean {
  if (pattern.includes('${')) throw new Error(`Policy variables are not supported: ${pattern}`);
  const parts = pattern.split(/([*?])/).map((part) => {
    if (part === '*') return '.*';
    return part === '?' ? '.' : part.replace(/[$()+.[\\\]^{|}]/g, String.raw`\$&`);
  });
  return new RegExp(`^${parts.join('')}$`, 's').test(text);
}

/**
 * Whether an ARN matches a policy pattern, part by part: `*` never matches a colon.
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_elements_condition_operators.html#Conditions_ARN
 */
export function matchesArn(arn: string, pattern: string): boolean {
  if (pattern === '*') return true;
  const parts = partsOf(arn);
  const patterns = partsOf(pattern);
  return (
    patterns.length === parts.length && patterns.every((part, index) => matchesPolicyPattern(parts[index] ?? '', part))
  );
}

function partsOf(arn: string): string[] {
  const parts = arn.split(':');
  return parts.length <= 6 ? parts : [...parts.slice(0, 5), parts.slice(5).join(':')];
}
