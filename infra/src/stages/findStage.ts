import { testKey } from '@incasso/contract/embed/embedNames';
import { retentionDays } from '@incasso/contract/retention';
import { minSubmissionDays } from './lifecycleDays';
import type { Stage } from './Stage';
import { siteHosts, signedDomain } from './stageOrigins';

/** In bytes. Lambda's limit for the environment is 4 KB, and the public keys are the part that grows. */
const maxPublicKeysBytes = 2500;

/** The stage of that name. Throws an error for the operator if there is none, or if it cannot be deployed. */
export function findStage(stages: readonly Stage[], name: string): Stage {
  const stage = stages.find((candidate) => candidate.name === name);
  if (stage === undefined) {
    const names = stages.map((candidate) => candidate.name).join(', ');
    throw new Error(`There is no stage "${name}" in infra/src/stages/stages.ts; there are: ${names}.`);
  }
  const faults = [...faultsOf(stage), ...sharedDomains(stages, stage)];
  if (faults.length > 0) throw new Error(`The stage ${name} cannot be deployed:\n  ${faults.join('\n  ')}`);
  return stage;
}

/** What AWS refuses in the middle of a deploy, and what only visitors would notice. The type does the rest. */
function faultsOf(stage: Stage): string[] {
  const { domain, partners, sitePublicKey, submissionRetentionDays: days } = stage;
  const keys = [sitePublicKey, ...partners.map(({ key }) => key)];
  const hosts = siteHosts(stage);
  const zone = domain?.hostedZone?.name;
  const checks: readonly (readonly [isRight: boolean, fault: string])[] = [
    [keys.every((key) => /^pk_\w{8,64}$/.test(key)), 'public keys look like pk_partner_1a2b3c4d'],
    [new Set([...keys, testKey]).size > keys.length, 'each partner has a key of its own, and none the test key'],
    [
      partners
        .flatMap(({ origins }) => origins)
        .every((origin) => /^https:\/\/([a-z0-9-]+\.)+[a-z]{2,}(:\d+)?$/.test(origin)),
      'origins look like https://www.partner.example, without a path',
    ],
    [JSON.stringify(partners).length <= maxPublicKeysBytes, 'partners are too many for one function'],
    [hosts.every((host) => /^([a-z0-9-]+\.)+[a-z]{2,}$/.test(host)), 'host names are in lower case, without https://'],
    [new Set(hosts).size === hosts.length, 'formerHosts are other names than the present ones'],
    [domain?.redirectsApex !== true || domain.host.startsWith('www.'), 'with redirectsApex, host begins with www.'],
    [zone === undefined || `.${domain?.host}`.endsWith(`.${zone}`), 'host lies in its hosted zone'],
    [
      days >= minSubmissionDays && days <= retentionDays.submissions,
      `submissionRetentionDays are ${minSubmissionDays} to ${retentionDays.submissions}`,
    ],
  ];
  return checks.flatMap(([isRight, fault]) => (isRight ? [] : [fault]));
}

/** An account has only one SES identity per domain. A stage without an account uses that of the credentials. */
function sharedDomains(stages: readonly Stage[], stage: Stage): string[] {
  const domain = signedDomain(stage);
  return stages
    .filter(({ name }) => domain !== undefined && name !== stage.name)
    .filter(
      (each) => signedDomain(each) === domain && (each.account ?? stage.account) === (stage.account ?? each.account),
    )
    .map(({ name }) => `${name} sends from the same domain in the same account`);
}
