import type { Stage } from '../stages/stageSchema';
import type { CostLine } from './CostLine';
import { costsAtRest, type BilledResource } from './costsAtRest';
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
  storageWrites: 13,
  storageReads: 15,
  mails: 1,
  logKilobytes: 10,
  /** Events for a case system: of the case, and of what comes to some cases later. */
  caseEvents: 1.2,
  /** EventBridge bills each 64 KB of an event. */
  chunksPerCaseEvent: 1,
} as const;

/** A stage with what it deploys. */
export type PricedStage = { readonly stage: Stage; readonly resources: readonly BilledResource[] };

const million = 1_000_000;
/** How long logs are kept. */
const logMonths = 1;

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
        ((submissions * each.logKilobytes) / million) *
          (prices.logsPerGigabyte + logMonths * prices.logsKeptPerGigabyteMonth),
    },
    {
      what: 'Log of who read what',
      amount: (submissions * each.storageReads * prices.readingsPerHundredThousand) / 100_000,
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
              ((submissions * each.documents) / 1000) * prices.scanPerThousandObjects +
              ((submissions * each.documents) / 10_000) *
                prices.objectTagPerTenThousandMonth *
                (submissionRetentionDays / 30),
          },
        ]
      : []),
  ];
}

/** Both tables of a stage, as the operator's handbook shows them. */
export function costTables(stages: readonly PricedStage[]): string {
  return stages
    .map(({ stage, resources }) =>
      [
        `| ${stage.name}: at rest, per month | USD |`,
        '| --- | ---: |',
        ...rows(costsAtRest(resources)),
        '',
        `| ${stage.name}: per 1,000 submissions | USD |`,
        '| --- | ---: |',
        ...rows(costsPerThousandSubmissions(stage)),
      ].join('\n'),
    )
    .join('\n\n');
}

/** What a case system costs a stage on top. Its key is stored by hand, and stands in no template. */
export function caseSystemTable(
  stageName: string,
  without: readonly BilledResource[],
  connected: readonly BilledResource[],
): string {
  const atRest = (resources: readonly BilledResource[]) => sumOf(costsAtRest(resources));
  const { caseEvents, chunksPerCaseEvent } = typicalSubmission;
  const events = 1000 * caseEvents * chunksPerCaseEvent;
  const perMillion = prices.eventsPerMillion + prices.apiDestinationCallsPerMillion;
  return [
    `| ${stageName}: a case system, on top | USD |`,
    '| --- | ---: |',
    `| Its key, per month | ${prices.secretPerMonth.toFixed(2)} |`,
    `| Its alarms, per month | ${(atRest(connected) - atRest(without)).toFixed(2)} |`,
    `| Events and calls, per 1,000 submissions | ${((events * perMillion) / million).toFixed(4)} |`,
  ].join('\n');
}

function sumOf(lines: readonly CostLine[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}

function rows(lines: readonly CostLine[]): string[] {
  const total = sumOf(lines);
  return [
    ...lines.map(({ what, amount }) => `| ${what} | ${amount.toFixed(2)} |`),
    `| **Together** | **${total.toFixed(2)}** |`,
  ];
}
