import { retentionDays } from '@incasso/contract/retention';
import type { Stage } from './Stage';

/** For experiments: bare account, no domain, no scan, samples kept for two weeks. */
const dev: Stage = {
  name: 'dev',
  senderAddress: 'intake-dev@solvenda.example',
  staffRecipients: ['dossiers-dev@solvenda.example'],
  sitePublicKey: 'pk_site_dev_4f9c2a7e',
  partners: [
    {
      key: 'pk_partner_dev_81d3b0c6',
      name: 'Boekhoudkantoor Voorbeeld',
      origins: ['https://partner.boekhoudkantoor-voorbeeld.example'],
    },
  ],
  submissionRetentionDays: 14,
  showsSamples: true,
  waf: false,
  malwareScan: false,
  botCheck: { provider: 'altcha' },
  alarmAddresses: ['beheer@solvenda.example', 'piket@beheerder.example'],
  monthlyBudget: 10,
  throttle: { requestsPerSecond: 10, burst: 20 },
};

const hostedZone = { id: 'Z0000000000000EXAMPLE', name: 'solvenda.example' };

/** The firm's own site. Its values are samples: `docs/first-deploy.md` says which to change before the first deploy. */
const prod: Stage = {
  name: 'prod',
  account: '111111111111',
  domain: {
    host: 'www.solvenda.example',
    redirectsApex: true,
    hostedZone,
  },
  senderAddress: 'intake@solvenda.example',
  senderDomain: { hostedZone },
  staffRecipients: ['dossiers@solvenda.example'],
  sitePublicKey: 'pk_site_prod_b27e5d10',
  partners: [
    {
      key: 'pk_partner_prod_c05a9e34',
      name: 'Boekhoudkantoor Voorbeeld',
      origins: ['https://www.boekhoudkantoor-voorbeeld.example'],
    },
  ],
  submissionRetentionDays: retentionDays.submissions,
  waf: true,
  malwareScan: true,
  botCheck: { provider: 'altcha' },
  alarmAddresses: ['beheer@solvenda.example', 'piket@beheerder.example'],
  monthlyBudget: 60,
  throttle: { requestsPerSecond: 25, burst: 50 },
  github: { repository: 'solvenda-voorbeeld/incasso' },
};

export const stages: readonly Stage[] = [dev, prod];
