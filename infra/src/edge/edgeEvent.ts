/**
 * The part of CloudFront's viewer-request event that the edge function uses. Header names are in lower case; `uri` is
 * the path as sent. https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-event-structure.html
 */
export type EdgeEvent = { readonly request: EdgeRequest };

export type EdgeRequest = {
  readonly method: string;
  uri: string;
  readonly headers: Readonly<Record<string, EdgeHeader>>;
  /** The query string as sent, without question mark; `undefined` if there is none. */
  rawQueryString(): string | undefined;
};

export type EdgeRedirect = {
  readonly statusCode: number;
  readonly statusDescription: string;
  readonly headers: Readonly<Record<string, EdgeHeader>>;
};

type EdgeHeader = { readonly value: string };
