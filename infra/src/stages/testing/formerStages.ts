/**
 * Stage data as former releases had it, keyed by the release that changed it. A release that renames a field or makes a
 * new one required fails here: a rollback past it, or an update of an older stage, would be impossible.
 */
export const formerStages: Readonly<Record<string, unknown>> = {
  'before the sender had a domain of its own': {
    name: 'prod',
    region: 'eu-central-1',
    account: '111111111111',
    domain: {
      host: 'www.solvenda.example',
      redirectsApex: true,
      hostedZone: { id: 'Z0000000000000EXAMPLE', name: 'solvenda.example' },
    },
    senderAddress: 'intake@solvenda.example',
    staffRecipients: ['dossiers@solvenda.example'],
    sesSandbox: false,
    sitePublicKey: 'pk_site_prod_b27e5d10',
    partners: [
      {
        key: 'pk_partner_prod_c05a9e34',
        name: 'Boekhoudkantoor Voorbeeld',
        origins: ['https://www.boekhoudkantoor-voorbeeld.example'],
      },
    ],
    submissionRetentionDays: 90,
    waf: true,
    malwareScan: true,
    botCheck: { provider: 'altcha' },
    caseSystem: {
      endpoint: 'https://dossiers.solvenda.example/cases',
      keyHeader: 'x-api-key',
      secretName: 'incasso/prod/case-system',
      reader: { principalArn: 'arn:aws:iam::111122223333:role/case-system', externalId: 'incasso-sample' },
    },
    alarmAddresses: ['beheer@solvenda.example'],
    monthlyBudget: 60,
    throttle: { requestsPerSecond: 25, burst: 50 },
    reservedConcurrency: 100,
    keyGeneration: 1,
    github: { repository: 'solvenda-voorbeeld@1/incasso@2' },
  },
};
