type MailAddress = `${string}@${string}.${string}`;
type Zone = { readonly id: string; readonly name: string };

type Domain = {
  readonly host: string;
  /** Also answers for the name without `www.`, by a redirect. Requires a `host` that begins with `www.`. */
  readonly redirectsApex: boolean;
  /**
   * Names that the site had before, the bare one too. Their pages redirect to `host`; the intake's script, frame and
   * API go on answering to partners' pages and links in mails, for as long as a name is listed. Default: none.
   */
  readonly formerHosts?: readonly string[];
  /**
   * The Route 53 zone for the certificate's validation records. Without it, and for names outside it, create the
   * records that `certificate` of `names.sh` prints at the DNS provider. A deploy never creates the site's own records.
   */
  readonly hostedZone?: Zone;
};

type Partner = {
  readonly key: `pk_${string}`;
  /** Shown in the staff mail. */
  readonly name: string;
  /** Origins of the pages that show the intake, such as `https://www.partner.example`. */
  readonly origins: readonly [`https://${string}`, ...`https://${string}`[]];
};

export type Stage = {
  /** Part of every stack's name; a stage is never renamed. */
  readonly name: string;
  /** Prevents a deploy with the credentials of another account. Default: the account of the credentials. */
  readonly account?: string;
  /** Default: CloudFront's own name. */
  readonly domain?: Domain;
  /**
   * The site's URL in a stage without domain, as the first deploy prints it. Default: not known. Confirmations then
   * have no link for additions, since the API's own host has no pages, and staff links use that host, bypassing
   * CloudFront's headers and firewall.
   */
  readonly siteUrl?: `https://${string}.cloudfront.net`;
  /** Sender of all mails. Its owner confirms it by mail, unless `senderDomain` is set. */
  readonly senderAddress: MailAddress;
  /**
   * SES signs for the whole domain of `senderAddress`, by records in the Route 53 zone or by those that the deploy
   * prints. Set it weeks before the site goes live: AWS takes up to three days, and sends no mail before that. Removing
   * it replaces the identity and stops the mails again. Default: the address alone, unsigned.
   */
  readonly senderDomain?: { readonly hostedZone?: Zone };
  readonly staffRecipients: readonly [MailAddress, ...MailAddress[]];
  /**
   * SES keeps the account in its sandbox: it only sends to verified addresses, and sending needs rights on the
   * recipients' identities. Default: `true`, as in every new account.
   */
  readonly sesSandbox?: boolean;
  readonly sitePublicKey: `pk_${string}`;
  readonly partners: readonly Partner[];
  /** Retention of submissions, in days. At most what the privacy policy says. */
  readonly submissionRetentionDays: number;
  /** May be deployed with claims that the firm has not confirmed (`claims.ts`). Default: no. */
  readonly showsSamples?: boolean;
  /** AWS WAF in front of the site: 11 dollars a month, 5 for the web ACL and one for each of six rules. */
  readonly waf: boolean;
  /** GuardDuty scans documents. None can be opened before it is found clean. */
  readonly malwareScan: boolean;
  /** `secretName`: the Secrets Manager secret with reCAPTCHA's secret key as plain text. */
  readonly botCheck:
    | { readonly provider: 'altcha' }
    | { readonly provider: 'recaptcha'; readonly siteKey: string; readonly secretName: string };
  /**
   * Recipients of alarms, notices and budget warnings: the operator and a deputy. One must be outside the sender's
   * domain, whose failure must not silence the alarms. Each must confirm the subscription once. An `https://` address
   * of a tool for people on call gets no budget warnings; it confirms by itself.
   */
  readonly alarmAddresses: readonly [MailAddress, ...(MailAddress | `https://${string}`)[]];
  /** In US dollars, for the whole account, including other stages in it. */
  readonly monthlyBudget: number;
  readonly throttle: { readonly requestsPerSecond: number; readonly burst: number };
  /**
   * Reserved concurrency of each of the four functions that receive submissions and documents, which is also their
   * maximum. The bot challenge and the health check use the rest. AWS keeps 100 of the account unreserved. Default:
   * none, since a new account has only ten in all.
   * https://docs.aws.amazon.com/lambda/latest/dg/configuration-concurrency.html
   */
  readonly reservedConcurrency?: number;
  /** Creates the role with which GitHub Actions deploys. */
  readonly github?: {
    /**
     * As `owner@id/repository@id`. Repositories made before 15 July 2026 and not renamed or transferred since use
     * `owner/repository`: GitHub's tokens only contain ids for later ones.
     * https://github.blog/changelog/2026-04-23-immutable-subject-claims-for-github-actions-oidc-tokens
     */
    readonly repository: `${string}/${string}`;
    /** The account's identity provider for GitHub, if another stage created it. Default: created by this stage. */
    readonly providerArn?: string;
  };
};
