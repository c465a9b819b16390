import type { AccountRights } from './AccountRights';

/** What a service of AWS does on behalf of a resource, over TLS. */
export type Delivery = {
  /** Such as `events.amazonaws.com`. */
  readonly service: string;
  /** The ARN of the resource, of which the account is a part. */
  readonly source: string;
  readonly action: string;
  /** The ARN of what it goes to. */
  readonly target: string;
};

/**
 * Whether the policies that stand at the target let the delivery in.
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/confused-deputy.html
 */
export function mayDeliver({ service: name, source, action, target }: Delivery, rights: AccountRights): boolean {
  const context: Readonly<Record<string, string>> = {
    'aws:securetransport': 'true',
    'aws:sourcearn': source,
    'aws:sourceaccount': source.split(':')[4] ?? '',
  };
  const contextOf = (key: string) => (context[key] === undefined ? undefined : [context[key]]);
  return rights.judge({ kind: 'service', name }, { action, resource: target, context: contextOf }).isAllowed;
}
