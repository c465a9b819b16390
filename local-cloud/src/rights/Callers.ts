/** A key pair that signs calls. */
export type AccessKey = { readonly accessKeyId: string; readonly secretAccessKey: string };

/** Something that a caller wants to do. */
export type Access = {
  /** Such as `s3:GetObject`. */
  readonly action: string;
  /** ARN. */
  readonly resource: string;
  /**
   * What the service tells of the request, by condition keys in small letters. `undefined`: the request has no such
   * value. A key that ends in a slash stands for all that begin like it. A policy that names any other key is an error.
   */
  readonly conditionKeys: Readonly<Record<string, string | undefined>>;
};

/** Why a caller may not do something. */
export type Refusal = { readonly callerArn: string; readonly reason: 'explicit deny' | 'implicit deny' };

/** Who may call a stand-in by a signature, and what they may do. */
export type Callers = {
  /** The secret of an access key; `undefined` when there is no such key. */
  secretOf(accessKeyId: string): string | undefined;
  /** Why a caller may not; `undefined` when it may. */
  refuse(accessKeyId: string, access: Access): Refusal | undefined;
};
