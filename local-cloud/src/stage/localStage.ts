import type { Environment } from '@incasso/lambdas/environment/environmentSchema';
import { firmProfile } from '@incasso/contract/firmProfile';
import type { SiteConfig } from '@incasso/contract/siteConfig';
import { localBucket } from './localBucket';
import type { LocalOptions } from './localOptions';
import { siteverifyPath } from '../recaptcha/startRecaptcha';

export type LocalStageProps = Omit<LocalOptions, 'LOCAL_DATA'> & { readonly dataFolder: string };

/** A stage's values for this machine. Its "secrets" protect nothing: everything only listens on loopback. */
export function localStage({ PORT: port, dataFolder, ...options }: LocalStageProps) {
  const addresses = {
    site: `http://localhost:${port}`,
    partner: `http://localhost:${port + 1}`,
    mailbox: `http://localhost:${port + 2}`,
    s3: localBucket.addressFor(port),
    recaptcha: `http://localhost:${port + 4}`,
    queue: `http://localhost:${port + 5}`,
    secrets: `http://localhost:${port + 6}`,
  };
  const originSecret = 'local-origin-secret';
  const recaptchaKeys = { siteKey: 'local-site-key', secretKey: 'local-recaptcha-secret' };
  const publicKeys = {
    site: { key: 'pk_local_site', origins: [addresses.site] },
    partner: { key: 'pk_local_partner', partner: 'Boekhoudkantoor Voorbeeld', origins: [addresses.partner] },
    otherPartner: {
      key: 'pk_local_elsewhere',
      partner: 'Kredietverzekeraar Voorbeeld',
      origins: ['https://www.kredietverzekeraar-voorbeeld.example'],
    },
  };
  const configurationSets = { staff: 'incasso-local-staff', visitor: 'incasso-local-visitor' };
  const environment: Environment = {
    RELEASE: 'local',
    ORIGIN_SECRET_ID: 'local/origin',
    LINK_SECRET_ID: 'local/links',
    BOT_CHECK_SECRET_ID: options.BOT_CHECK_PROVIDER === 'altcha' ? 'local/bot-check' : 'local/recaptcha',
    PUBLIC_KEYS: JSON.stringify(Object.values(publicKeys)),
    DOCUMENTS_BUCKET: localBucket.name,
    S3_PATH_STYLE: 'true',
    ...(options.BOT_CHECK_WORK === 'light' && { ALTCHA_MAX_KEYS: '10' }),
    BOT_CHECK_PROVIDER: options.BOT_CHECK_PROVIDER,
    RECAPTCHA_HOSTNAMES: new URL(addresses.site).hostname,
    RECAPTCHA_VERIFY_URL: addresses.recaptcha + siteverifyPath,
    MAIL_SENDER: `website@${new URL(firmProfile.siteUrl).hostname}`,
    STAFF_RECIPIENTS: firmProfile.email,
    SES_STAFF_CONFIGURATION_SET: configurationSets.staff,
    SES_VISITOR_CONFIGURATION_SET: configurationSets.visitor,
    API_BASE_URL: addresses.site,
    SITE_ORIGIN: addresses.site,
    NOTIFY_QUEUE_URL: `${addresses.queue}/000000000000/notify`,
    MALWARE_SCAN: options.MALWARE_SCAN === 'none' ? 'none' : 'guardduty',
    MALWARE_SCAN_WAIT_MINUTES: options.MALWARE_SCAN_WAIT_MINUTES,
    OUTBOX_RETRY_SECONDS: '0',
    OUTBOX_LEASES_VOID_BEFORE: new Date().toISOString(),
  };
  const siteConfig: SiteConfig = {
    apiBase: '',
    publicKey: publicKeys.site.key,
    uploadOrigin: addresses.s3,
    botCheck:
      options.BOT_CHECK_PROVIDER === 'altcha'
        ? { provider: 'altcha' }
        : { provider: 'recaptcha', siteKey: recaptchaKeys.siteKey },
  };
  return {
    port,
    dataFolder,
    addresses,
    bucket: environment.DOCUMENTS_BUCKET,
    publicKeys,
    recaptchaKeys,
    framingOrigins: Object.fromEntries(Object.values(publicKeys).map(({ key, origins }) => [key, origins])),
    region: localBucket.region,
    callLimits: {
      perAddress: options.CALLS_PER_ADDRESS,
      perPartner: options.CALLS_PER_PARTNER,
      perPartnerAndAddress: options.CALLS_PER_PARTNER_AND_ADDRESS,
    },
    originSecret,
    secrets: {
      'local/origin': { AWSCURRENT: originSecret },
      'local/bot-check': { AWSCURRENT: 'local-altcha-key' },
      'local/links': { AWSCURRENT: 'local-document-link-key' },
      'local/recaptcha': { AWSCURRENT: recaptchaKeys.secretKey },
    },
    environment,
    siteConfig,
  } as const;
}

export type LocalStage = ReturnType<typeof localStage>;
