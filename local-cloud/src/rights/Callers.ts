/** A key pair that signs calls. */
export type AccessKey = { readonly accessKeyId: string; readonly secretAccessKey: string };

/** An action that a caller asks for. */
export type AccessRequest = {
  /** Such as `s3:GetObject`. */
  readonly action: string;
  /** ARN. */
  readonly resource: string;
  /**
   * Values of the request by condition key, in lower case. `undefined`: the request has no such value. A key that ends
   * in a slash stands for all keys with that prefix. A policy that names any other key is an error.
   */
  readonly conditionKeys: Readonly<Record<string, string | undefined>>;
};

/** The reason for refusing a caller. */
export type AccessDenial = { readonly callerArn: string; readonly reason: 'explicit deny' | 'implicit deny' };

/** Callers of a local service by signature, with their rights. */
export type Callers = {
  /** The secret of an access key; `undefined` when there is no such key. */
  secretOf(accessKeyId: string): string | undefined;
  /** The refusal; `undefined` when the caller may. */
  refuse(accessKeyId: string, access: AccessRequest): AccessDenial | undefined;
};
