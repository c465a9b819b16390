/** A request as the firewall sees it: nothing is decoded. */
export type FirewallRequest = {
  readonly method: string;
  readonly path: string;
  /** Without question mark. */
  readonly query: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly address: string;
  readonly body: Buffer;
};
