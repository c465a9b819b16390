import { alarmTexts } from '../monitoring/alarmTexts';
import type { Stage } from '../stages/stageSchema';
import { prices } from './prices';

/** What a submission is taken to be, on average. */
const typicalSubmission = {
  pageViews: 15,
  /** Of those pages and what they load. */
  requestsPerPageView: 12,
  megabytesPerPageView: 0.3,
  apiCalls: 4,
  functionGigabyteSeconds: 3,
  documents: 3,
  megabytesPerDocument: 1,
  storageWrites: 12,
  storageReads: 15,
  mails: 1,
  logKilobytes: 10,
} as const;

/** One line of a cost table. Amounts in US dollars. */
export type CostLine = { readonly what: string; readonly amount: number };

const million = 1_000_000;
const generatedKeys = 3;
const firewallRules = 5;

/** What a stage costs in a month in which nobody comes. */
export function costsAtRest({ domain, waf }: Stage): CostLine[] {
  const hourlyChecks = 24 * 30;
  return [
    { what: `Keys (${generatedKeys} secrets)`, amount: generatedKeys * prices.secretPerMonth },
    {
      what: `Alarms (${Object.keys(alarmTexts).length - 1})`,
      amount: (Object.keys(alarmTexts).length - 1) * prices.alarmPerMonth,
    },
    {
      what: 'Site check and sweep',
      amount:
        (hourlyChecks * 5 * prices.functionPerMillionCalls) / million + hourlyChecks * prices.functionPerGigabyteSecond,
    },
    ...(domain?.hostedZone === undefined ? [] : [{ what: 'DNS zone', amount: prices.hostedZonePerMonth }]),
    ...(waf
      ? [
          {
            what: `Firewall (${firewallRules} rules)`,
            amount: prices.firewallPerMonth + firewallRules * prices.firewallRulePerMonth,
          },
        ]
      : []),
  ];
}

/** What a thousand submissions cost on top, with the pages that their visitors look at. */
function costsPerThousandSubmissions({ waf, malwareScan, submissionRetentionDays }: Stage): CostLine[] {
  const submissions = 1000;
  const each = typicalSubmission;
  const requests = submissions * (each.pageViews * each.requestsPerPageView + each.apiCalls);
  const pageGigabytes = (submissions * each.pageViews * each.megabytesPerPageView) / 1000;
  const documentGigabytes = (submissions * each.documents * each.megabytesPerDocument) / 1000;
  const calls = submissions * (each.apiCalls + 2);
  return [
    {
      what: 'Edge: requests, bytes, edge function',
      amount:
        (requests * (prices.edgePerMillionRequests + prices.edgeFunctionPerMillion)) / million +
        (pageGigabytes + documentGigabytes) * prices.edgePerGigabyte,
    },
    ...(waf ? [{ what: 'Firewall: requests', amount: (requests * prices.firewallPerMillionRequests) / million }] : []),
    {
      what: 'API and functions',
      amount:
        (submissions * each.apiCalls * prices.apiPerMillionCalls + calls * prices.functionPerMillionCalls) / million +
        submissions * each.functionGigabyteSeconds * prices.functionPerGigabyteSecond,
    },
    {
      what: `Storage for ${submissionRetentionDays} days`,
      amount:
        documentGigabytes * prices.storagePerGigabyteMonth * (submissionRetentionDays / 30) +
        (submissions / 1000) *
          (each.storageWrites * prices.storagePerThousandWrites + each.storageReads * prices.storagePerThousandReads),
    },
    {
      what: 'Events, queue, logs',
      amount:
        (submissions * (1 + each.documents) * (prices.eventsPerMillion + 3 * prices.queuePerMillionRequests)) /
          million +
        ((submissions * each.logKilobytes) / million) * prices.logsPerGigabyte,
    },
    {
      what: 'Mail to the staff, with documents',
      amount:
        (submissions / 1000) * each.mails * prices.mailPerThousand + documentGigabytes * 1.37 * prices.mailPerGigabyte,
    },
    ...(malwareScan
      ? [
          {
            what: 'Malware scan',
            amount:
              documentGigabytes * prices.scanPerGigabyte +
              ((submissions * each.documents) / 1000) * prices.scanPerThousandObjects,
          },
        ]
      : []),
  ];
}

/** Both tables of a stage, as the operator's handbook shows them. */
export function costTables(stages: readonly Stage[]): string {
  return stages
    .map((stage) =>
      [
        `| ${stage.name}: at rest, per month | USD |`,
        '| --- | ---: |',
        ...rows(costsAtRest(stage)),
        '',
        `| ${stage.name}: per 1,000 submissions | USD |`,
        '| --- | ---: |',
        ...rows(costsPerThousandSubmissions(stage)),
      ].join('\n'),
    )
    .join('\n\n');
}

function rows(lines: readonly CostLine[]): string[] {
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  return [
    ...lines.map(({ what, amount }) => `| ${what} | ${amount.toFixed(2)} |`),
    `| **Together** | **${total.toFixed(2)}** |`,
  ];
}
