import type { Environment } from './environment/environmentSchema';
import type { StoragePrefix } from './storage/storagePrefixes';

/** What makes a function run. */
export type Trigger =
  /** The calls that the contract's `apiRoutes` name for the function. */
  | { readonly kind: 'api' }
  /** Every call under `/api` that no route knows. */
  | { readonly kind: 'api-fallback' }
  /** Messages of the queue `notifyQueue`, answered with the ids of those that failed (partial batch responses). */
  | { readonly kind: 'queue' }
  /** A timer; the event is EventBridge's "Scheduled Event". */
  | { readonly kind: 'schedule'; readonly everyMinutes: number };

/**
 * Actions of a function on S3, by key prefix. Without `s3:ListBucket`, S3 answers 403 in place of 404 for a key that
 * does not exist: every function that reads needs it.
 */
export type Access =
  | {
      readonly prefix: StoragePrefix;
      readonly actions: readonly ('s3:GetObject' | 's3:PutObject' | 's3:DeleteObject' | 's3:GetObjectTagging')[];
    }
  | { readonly actions: readonly ['s3:ListBucket'] }
  | { readonly actions: readonly ['ses:SendRawEmail'] }
  /** To `notifyQueue`. */
  | { readonly actions: readonly ['sqs:SendMessage'] };

export type FunctionDefinition = {
  /** One sentence; the description of the function in AWS. */
  readonly purpose: string;
  readonly triggers: readonly Trigger[];
  readonly memoryMb: number;
  readonly timeoutSeconds: number;
  readonly environment: readonly (keyof Environment)[];
  readonly access: readonly Access[];
};
