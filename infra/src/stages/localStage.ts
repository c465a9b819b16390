import { firmProfile } from '@incasso/contract/firmProfile';
import { retentionDays } from '@incasso/contract/retention';
import type { Stage } from './stageSchema';

/**
 * The stage that the local cloud stands for: its templates tell there what is allowed. It is never deployed. Ports, and
 * with them the origins of pages, are the local cloud's own.
 */
export const localStage: Stage & { readonly account: string } = {
  name: 'local',
  region: 'eu-central-1',
  account: '000000000000',
  senderAddress: `website@${new URL(firmProfile.siteUrl).hostname}`,
  staffRecipients: [firmProfile.email],
  sesSandbox: false,
  sitePublicKey: 'pk_local_site',
  partners: [],
  submissionRetentionDays: retentionDays.submissions,
  waf: true,
  malwareScan: true,
  botCheck: { provider: 'altcha' },
  alarmAddress: 'beheer@solvenda.example',
  monthlyBudget: 10,
  throttle: { requestsPerSecond: 25, burst: 50 },
  keyGeneration: 1,
  github: { repository: 'solvenda-voorbeeld/incasso' },
};
