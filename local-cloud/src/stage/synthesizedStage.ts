import { firmProfile } from '@incasso/contract/firmProfile';
import { retentionDays } from '@incasso/contract/retention';
import type { Stage } from '@incasso/infra/stages/stageSchema';

/** The stage whose templates determine the permissions of local callers. It is never deployed. */
export const synthesizedStage: Stage & { readonly account: string } = {
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
  alarmAddresses: ['beheer@solvenda.example'],
  monthlyBudget: 10,
  throttle: { requestsPerSecond: 25, burst: 50 },
  keyGeneration: 1,
  github: { repository: 'solvenda-voorbeeld/incasso' },
};
