export const uploadLifetimeSeconds = 600;

/** A presigned PUT of one object, with exactly these headers */
type UploadLink = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly expiresAt: Date;
};

/** Port to links by which browsers store objects directly */
export type UploadLinks = {
  linkTo(object: {
    readonly key: string;
    readonly size: number;
    readonly sha256: string;
    readonly mediaType: string;
  }): Promise<UploadLink>;
};

/** Port to links by which browsers read one object, valid for a short time */
export type DownloadLinks = {
  linkTo(key: string): Promise<string>;
};
