/** A key pair that signs calls. */
export type AccessKey = { readonly accessKeyId: string; readonly secretAccessKey: string };

/** An action for which a caller needs permission. */
export type AccessRequest = {
  /** Such as `s3:GetObject`. */
  readonly action: string;
  /** ARN. */
  readonly resource: string;
  /**
   * Values of the request by condition key, in lower case. `undefined`: the request has no such value. A key that ends
   * in a slash matches all keys with that prefix. A policy with any other key is an error.
   */
  readonly conditionKeys: Readonly<Record<string, string | undefined>>;
};

/** Why a caller is refused. */
export type AccessDenial = { readonly callerArn: string; readonly reason: 'explicit deny' | 'implicit deny' };

/** Callers of a local service by signature, with their permissions. */
export type Callers = {
  /** The secret of an access key; `undefined` if there is no such key. */
  secretOf(accessKeyId: string): string | undefined;
  /** The refusal; `undefined` if the caller has permission. */
  refuse(accessKeyId: string, access: AccessRequest): AccessDenial | undefined;
};
