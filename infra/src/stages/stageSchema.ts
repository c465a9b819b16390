import { hostingRegion } from '@incasso/contract/processors';
import { retentionDays } from '@incasso/contract/retention';
import * as v from 'valibot';
import { minSubmissionDays } from './lifecycleDays';

/** Budgets do not exist below one dollar; a rate of zero would switch the API off. */
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
  /** Host name of the site. */
  host: hostName,
  /** Also answers for the name without `www.`, by a redirect. Asks for a `host` that begins with `www.`. */
  redirectsApex: v.boolean(),
  /**
   * The names still belong to another CloudFront distribution, which alone may have them: the certificate is attached
   * without them, as AWS asks before it moves them. Default: no.
   * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/alternate-domain-names-move-options.html
   */
  namesElsewhere: v.optional(v.boolean()),
  /**
   * The Route 53 zone that gets the records by which AWS gives the certificate. Without it, make those that
   * `npm run doctor` names where the DNS is kept. The records of the site itself are never made by a deploy.
   */
  hostedZone: v.optional(zoneSchema),
});

const partnerSchema = v.strictObject({
  /** The public key on the partner's pages. */
  key: publicKey,
  /** Shown in the mail to the staff. */
  name: text,
  /** Origins of the pages that show the intake. */
  origins: v.pipe(v.array(origin), v.minLength(1)),
});

const botCheckSchema = v.variant('provider', [
  v.strictObject({ provider: v.literal('altcha') }),
  v.strictObject({
    provider: v.literal('recaptcha'),
    siteKey: text,
    /** Name of the Secrets Manager secret that holds reCAPTCHA's secret key as plain text. */
    secretName: text,
  }),
]);

const caseSystemSchema = v.strictObject({
  reader: v.strictObject({
    principalArn: v.pipe(
      v.string(),
      v.regex(/^arn:aws:iam::\d{12}:(root|(role|user)\/[\w+=,.@/-]+)$/, 'must be a role, a user or an account of AWS'),
    ),
    /**
     * The case system sends it when it assumes the role.
     * https://docs.aws.amazon.com/IAM/latest/UserGuide/confused-deputy.html
     */
    externalId: v.pipe(v.string(), v.regex(/^[\w+=,.@:/-]{2,1224}$/, 'must be 2 or more letters and digits')),
  }),
});

const fields = v.strictObject({
  /** Part of every stack's name; a stage is never renamed. */
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9]{1,11}$/, 'must be 2 to 12 small letters and digits')),
  /** The one that the privacy policy names (`contract/src/processors.ts`). */
  region: v.pipe(
    v.string(),
    v.check((name) => name === hostingRegion.name, `must be ${hostingRegion.name}, as the privacy policy says`),
  ),
  /** Guards against deploying with the credentials of another account. Default: the account of the credentials. */
  account: v.optional(v.pipe(v.string(), v.regex(/^\d{12}$/, 'must be 12 digits'))),
  /** Default: the name that CloudFront gives. */
  domain: v.optional(domainSchema),
  /**
   * The site's address in a stage without domain, as the first deploy prints it: `https://….cloudfront.net`. Default:
   * not known: confirmations have no link to add to the case, since the API's own address has no pages, and the staff's
   * links go there, past CloudFront's headers and firewall.
   */
  siteUrl: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^https:\/\/[a-z0-9]+\.cloudfront\.net$/, 'must be https://….cloudfront.net, as the output SiteUrl says'),
    ),
  ),
  /** Sender of all mails. Its owner confirms it by mail, unless `senderDomain` is there. */
  senderAddress: email,
  /**
   * SES signs for the whole domain of `senderAddress`, by records in the Route 53 zone or by those that the deploy
   * prints. Set it weeks before the site goes live: AWS takes up to three days, and no mail goes out before. Taking it
   * out replaces the identity, and stops the mails again. Default: the address alone, unsigned.
   */
  senderDomain: v.optional(v.strictObject({ hostedZone: v.optional(zoneSchema) })),
  staffRecipients: v.pipe(v.array(email), v.minLength(1)),
  /**
   * SES keeps the account in its sandbox: mails reach verified addresses alone, and sending needs rights on the
   * recipients' identities. Default: `true`, as in every new account.
   */
  sesSandbox: v.optional(v.boolean()),
  /** The site's own public key. */
  sitePublicKey: publicKey,
  partners: v.array(partnerSchema),
  /** How long submissions are kept, in days. At most as long as the privacy policy says. */
  submissionRetentionDays: v.pipe(wholePositive, v.minValue(minSubmissionDays), v.maxValue(retentionDays.submissions)),
  /**
   * May be deployed with texts that the firm has not confirmed, as `docs/content.md` lists them. Default: it may
   * not.
   */
  showsSamples: v.optional(v.boolean()),
  /** AWS WAF before the site: 13 dollars a month, 5 for the list and one for each of eight rules. */
  waf: v.boolean(),
  /** GuardDuty scans documents. None can be opened before it is found clean. */
  malwareScan: v.boolean(),
  botCheck: botCheckSchema,
  /**
   * Reads case files. The privacy policy then names its provider (`contract/src/processors.ts`). Default: none.
   */
  caseSystem: v.optional(caseSystemSchema),
  /**
   * Who gets alarms, notices and the budget's warnings: the operator and a deputy, one of them outside the sender's
   * domain, whose failure must not silence the alarms. Each must confirm the subscription once.
   */
  alarmAddresses: v.pipe(
    v.array(email),
    v.minLength(1),
    v.maxLength(2),
    v.check((addresses) => new Set(addresses).size === addresses.length, 'must differ'),
  ),
  /** In US dollars, for the whole account: what other stages cost there counts too. */
  monthlyBudget: positive,
  /** Limit on the whole API. */
  throttle: v.strictObject({ requestsPerSecond: wholePositive, burst: wholePositive }),
  /**
   * Executions kept aside for each of the four functions that take in forms and documents, and the most that each may
   * take: the bot challenge and the health check have the rest. 100 of the account must stay free. Default: none: a
   * new account has only ten in all. https://docs.aws.amazon.com/lambda/latest/dg/configuration-concurrency.html
   */
  reservedConcurrency: v.optional(wholePositive),
  /** Counts the rotations of the generated keys: raise it by one to rotate, by two after a leak. */
  keyGeneration: wholePositive,
  /** Makes the role by which GitHub Actions deploys. */
  github: v.optional(
    v.strictObject({
      /**
       * As `owner@id/repository@id`; as `owner/repository` where it was made before 15 July 2026, and not renamed or
       * transferred since: GitHub's tokens name the ids of later ones.
       * https://github.blog/changelog/2026-04-23-immutable-subject-claims-for-github-actions-oidc-tokens
       */
      repository: v.pipe(
        v.string(),
        v.regex(/^[\w.-]+(@\d+\/[\w.-]+@\d+|\/[\w.-]+)$/, 'must be owner@id/repository@id or owner/repository'),
      ),
      /** The account's identity provider for GitHub, where another stage made it already. Default: it is made. */
      providerArn: v.optional(text),
    }),
  ),
});

/** Lambda takes 4 KB of environment in all; the public keys are the part that grows. In bytes. */
const maxPublicKeysBytes = 2500;

/** CloudFront takes 1,783 characters of a policy; the rest of ours and the upload origin take fewer than 900. */
const maxOriginsBytes = 880;

/** A stage. A wrong one is refused with the name of its field. */
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
