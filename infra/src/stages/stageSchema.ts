import { hostingRegion } from '@incasso/contract/processors';
import { retentionDays } from '@incasso/contract/retention';
import * as v from 'valibot';
import { minSubmissionDays } from './lifecycleDays';

/** Budgets start at one dollar, and a rate of zero would switch the API off. */
const positive = v.pipe(v.number(), v.minValue(1));
const wholePositive = v.pipe(positive, v.integer());
const text = v.pipe(v.string(), v.nonEmpty());
const email = v.pipe(v.string(), v.email('must be an e-mail address'), v.maxLength(254));
const hostName = v.pipe(v.string(), v.regex(/^([a-z0-9-]+\.)+[a-z]{2,}$/, 'must be a host name in lower case'));
const origin = v.pipe(
  v.string(),
  v.regex(/^https:\/\/([a-z0-9-]+\.)+[a-z]{2,}(:\d+)?$/, 'must be an origin such as https://www.partner.example'),
);
const publicKey = v.pipe(v.string(), v.regex(/^pk_[A-Za-z0-9_]{8,64}$/, 'must look like pk_partner_1a2b3c4d'));

const zoneSchema = v.strictObject({ id: text, name: hostName });

const domainSchema = v.strictObject({
  host: hostName,
  /** Also answers for the name without `www.`, by a redirect. Requires a `host` that begins with `www.`. */
  redirectsApex: v.boolean(),
  /**
   * Names that the site had before, the bare one too. Their pages redirect to `host`; the intake's script, frame and
   * API go on answering to partners' pages and links in mails, for as long as a name is listed. Default: none.
   */
  formerHosts: v.optional(v.pipe(v.array(hostName), v.maxLength(8))),
  /**
   * `host` and its bare name still belong to another CloudFront distribution, and only one can have them. The
   * certificate is attached without the names, which AWS requires before it moves them. Default: no.
   * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/alternate-domain-names-move-options.html
   */
  namesElsewhere: v.optional(v.boolean()),
  /**
   * The Route 53 zone for the certificate's validation records. Without it, and for names outside it, create the
   * records that `certificate` of `names.sh` prints at the DNS provider. A deploy never creates the site's own records.
   */
  hostedZone: v.optional(zoneSchema),
});

const partnerSchema = v.strictObject({
  key: publicKey,
  /** Shown in the staff mail. */
  name: text,
  /** Origins of the pages that show the intake. */
  origins: v.pipe(v.array(origin), v.minLength(1)),
});

const botCheckSchema = v.variant('provider', [
  v.strictObject({ provider: v.literal('altcha') }),
  v.strictObject({
    provider: v.literal('recaptcha'),
    siteKey: text,
    /** Name of the Secrets Manager secret with reCAPTCHA's secret key as plain text. */
    secretName: text,
  }),
]);

const fields = v.strictObject({
  /** Part of every stack's name; a stage is never renamed. */
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9]{1,11}$/, 'must be 2 to 12 small letters and digits')),
  /** Must be the one that the privacy policy names (`contract/src/processors.ts`). */
  region: v.pipe(
    v.string(),
    v.check((name) => name === hostingRegion.name, `must be ${hostingRegion.name}, as the privacy policy says`),
  ),
  /** Prevents a deploy with the credentials of another account. Default: the account of the credentials. */
  account: v.optional(v.pipe(v.string(), v.regex(/^\d{12}$/, 'must be 12 digits'))),
  /** Default: CloudFront's own name. */
  domain: v.optional(domainSchema),
  /**
   * The site's URL in a stage without domain, as the first deploy prints it: `https://….cloudfront.net`. Default: not
   * known. Confirmations then have no link for additions, since the API's own host has no pages, and staff links use
   * that host, bypassing CloudFront's headers and firewall.
   */
  siteUrl: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^https:\/\/[a-z0-9]+\.cloudfront\.net$/, 'must be https://….cloudfront.net, as the output SiteUrl says'),
    ),
  ),
  /** Sender of all mails. Its owner confirms it by mail, unless `senderDomain` is set. */
  senderAddress: email,
  /**
   * SES signs for the whole domain of `senderAddress`, by records in the Route 53 zone or by those that the deploy
   * prints. Set it weeks before the site goes live: AWS takes up to three days, and sends no mail before that. Removing
   * it replaces the identity and stops the mails again. Default: the address alone, unsigned.
   */
  senderDomain: v.optional(v.strictObject({ hostedZone: v.optional(zoneSchema) })),
  staffRecipients: v.pipe(v.array(email), v.minLength(1)),
  /**
   * SES keeps the account in its sandbox: it only sends to verified addresses, and sending needs rights on the
   * recipients' identities. Default: `true`, as in every new account.
   */
  sesSandbox: v.optional(v.boolean()),
  sitePublicKey: publicKey,
  partners: v.array(partnerSchema),
  /** Retention of submissions, in days. At most what the privacy policy says. */
  submissionRetentionDays: v.pipe(wholePositive, v.minValue(minSubmissionDays), v.maxValue(retentionDays.submissions)),
  /** May be deployed with texts that the firm has not confirmed, by `docs/content.md`. Default: no. */
  showsSamples: v.optional(v.boolean()),
  /** AWS WAF in front of the site: 11 dollars a month, 5 for the web ACL and one for each of six rules. */
  waf: v.boolean(),
  /** GuardDuty scans documents. None can be opened before it is found clean. */
  malwareScan: v.boolean(),
  botCheck: botCheckSchema,
  /**
   * Recipients of alarms, notices and budget warnings: the operator and a deputy. One must be outside the sender's
   * domain, whose failure must not silence the alarms. Each must confirm the subscription once.
   */
  alarmAddresses: v.pipe(
    v.array(email),
    v.minLength(1),
    v.maxLength(2),
    v.check((addresses) => new Set(addresses).size === addresses.length, 'must differ'),
  ),
  /** In US dollars, for the whole account, including other stages in it. */
  monthlyBudget: positive,
  /** Rate limit of the whole API. */
  throttle: v.strictObject({ requestsPerSecond: wholePositive, burst: wholePositive }),
  /**
   * Reserved concurrency of each of the four functions that receive submissions and documents, which is also their
   * maximum. The bot challenge and the health check use the rest. AWS keeps 100 of the account unreserved. Default:
   * none, since a new account has only ten in all.
   * https://docs.aws.amazon.com/lambda/latest/dg/configuration-concurrency.html
   */
  reservedConcurrency: v.optional(wholePositive),
  /** Creates the role with which GitHub Actions deploys. */
  github: v.optional(
    v.strictObject({
      /**
       * As `owner@id/repository@id`. Repositories made before 15 July 2026 and not renamed or transferred since use
       * `owner/repository`: GitHub's tokens only contain ids for later ones.
       * https://github.blog/changelog/2026-04-23-immutable-subject-claims-for-github-actions-oidc-tokens
       */
      repository: v.pipe(
        v.string(),
        v.regex(/^[\w.-]+(@\d+\/[\w.-]+@\d+|\/[\w.-]+)$/, 'must be owner@id/repository@id or owner/repository'),
      ),
      /** The account's identity provider for GitHub, if another stage created it. Default: created by this stage. */
      providerArn: v.optional(text),
    }),
  ),
});

/** In bytes. Lambda's limit for the environment is 4 KB, and the public keys are the part that grows. */
const maxPublicKeysBytes = 2500;

/** CloudFront's limit for a policy is 1,783 characters; the rest of ours and the upload origin take fewer than 900. */
const maxOriginsBytes = 880;

export const stageSchema = v.pipe(
  fields,
  v.forward(
    v.check(({ domain }) => domain?.redirectsApex !== true || domain.host.startsWith('www.'), 'must begin with www.'),
    ['domain', 'host'],
  ),
  v.forward(
    v.check(({ domain }) => {
      const zone = domain?.hostedZone?.name;
      return zone === undefined || domain?.host === zone || domain?.host.endsWith(`.${zone}`) === true;
    }, 'must lie in the hosted zone'),
    ['domain', 'host'],
  ),
  v.forward(
    v.check(({ domain }) => {
      const { host = '', formerHosts = [] } = domain ?? {};
      const names = [host, host.replace(/^www\./, '')];
      return formerHosts.every((former, index) => !names.includes(former) && formerHosts.indexOf(former) === index);
    }, 'must be other names than the present ones'),
    ['domain', 'formerHosts'],
  ),
  v.forward(
    v.check(({ domain, siteUrl }) => domain === undefined || siteUrl === undefined, 'must not stand beside a domain'),
    ['siteUrl'],
  ),
  v.forward(
    v.check(({ sitePublicKey, partners }) => {
      const keys = [sitePublicKey, ...partners.map(({ key }) => key)];
      return new Set(keys).size === keys.length;
    }, 'must have a different key for each partner'),
    ['partners'],
  ),
  v.forward(
    v.check(
      ({ partners }) => partners.flatMap(({ origins }) => origins).join(' ').length <= maxOriginsBytes,
      'have more origins than fit in one content security policy',
    ),
    ['partners'],
  ),
  v.forward(
    v.check(({ partners }) => JSON.stringify(partners).length <= maxPublicKeysBytes, 'are too many for one function'),
    ['partners'],
  ),
  v.readonly(),
);

export type Stage = v.InferOutput<typeof stageSchema>;
