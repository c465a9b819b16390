import type { Stage } from '../../stages/stageSchema';

const least: Stage = {
  name: 'least',
  region: 'eu-central-1',
  senderAddress: 'intake@least.example',
  staffRecipients: ['dossiers@least.example'],
  sitePublicKey: 'pk_site_least_00000000',
  partners: [],
  submissionRetentionDays: 14,
  waf: false,
  malwareScan: false,
  botCheck: { provider: 'altcha' },
  alarmAddress: 'beheer@least.example',
  monthlyBudget: 10,
  throttle: { requestsPerSecond: 10, burst: 20 },
  keyGeneration: 1,
};

const most: Stage = {
  ...least,
  name: 'most',
  account: '111111111111',
  domain: {
    host: 'www.most.example',
    redirectsApex: true,
    hostedZone: { id: 'Z0000000000000EXAMPLE', name: 'most.example' },
  },
  senderAddress: 'intake@most.example',
  waf: true,
  malwareScan: true,
  keyGeneration: 2,
  caseSystem: {
    endpoint: 'https://dossiers.most.example/cases',
    keyHeader: 'x-api-key',
    secretName: 'incasso/most/case-system',
  },
  github: { repository: 'solvenda-voorbeeld/incasso' },
};

/**
 * The stages with the fewest and the most resources. Unlike those of `stages.ts` they never change: what differs in
 * their templates comes from the code.
 */
export const sampleStages: readonly Stage[] = [least, most];
