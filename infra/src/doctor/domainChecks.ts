import * as v from 'valibot';
import { releasePath } from '../release/release';
import { describeStack } from '../account/describeStack';
import { signedDomain } from '../stages/senderDomain';
import { siteHosts } from '../stages/stageOrigins';
import type { Stage } from '../stages/stageSchema';
import { edgeRegion, stackName, stageStacks } from '../stages/stageStacks';
import type { CheckContext, DoctorCheck } from './DoctorCheck';
import { moveRecords, recordSetsSchema } from './moveRecords';

const resourcesSchema = v.object({
  StackResourceSummaries: v.array(
    v.object({ ResourceType: v.string(), PhysicalResourceId: v.optional(v.string(), '') }),
  ),
});
const recordSchema = v.object({ Name: v.string(), Type: v.string(), Value: v.string() });
const certificateSchema = v.object({
  Certificate: v.object({
    Status: v.string(),
    DomainValidationOptions: v.optional(
      v.array(v.object({ ValidationStatus: v.optional(v.string()), ResourceRecord: v.optional(recordSchema) })),
      [],
    ),
  }),
});
const releaseSchema = v.object({ commit: v.string() });

const hasDomain = ({ domain }: Stage) => domain !== undefined;

export const domainChecks: readonly DoctorCheck[] = [
  {
    name: 'The certificate is issued',
    appliesTo: hasDomain,
    run: async ({ stage, aws }) => {
      // The stack names the certificate while its deploy still waits for it. A search by name could find an earlier
      // site's.
      const edge = { region: edgeRegion, 'stack-name': stackName(stage.name, 'edge') };
      const { StackResourceSummaries } = v.parse(
        resourcesSchema,
        await aws('cloudformation list-stack-resources', edge),
      );
      const arn = StackResourceSummaries.find(
        ({ ResourceType }) => ResourceType === 'AWS::CertificateManager::Certificate',
      )?.PhysicalResourceId;
      if (arn === undefined || arn === '')
        return [{ fault: 'There is none.', fix: `npm run deploy -- ${stage.name} here` }];
      const answer = await aws('acm describe-certificate', { region: edgeRegion, 'certificate-arn': arn });
      const { Status, DomainValidationOptions } = v.parse(certificateSchema, answer).Certificate;
      if (Status === 'ISSUED') return [];
      const records = DomainValidationOptions.flatMap(({ ValidationStatus, ResourceRecord }) =>
        ValidationStatus === 'SUCCESS' || ResourceRecord === undefined ? [] : [ResourceRecord],
      );
      return [
        {
          fault: `It is ${Status}. AWS looks for these records, which a CAA record must not forbid:`,
          fix: records.map(({ Name, Type, Value }) => `${Name} ${Type} ${Value}`).join('\n'),
        },
      ];
    },
  },
  {
    name: 'Each host name resolves to the site',
    appliesTo: hasDomain,
    run: async (context) => {
      const faults: string[] = [];
      const hosts: string[] = [];
      for (const host of siteHosts(context.stage)) {
        const fault = await faultOfName(host, context);
        if (fault === undefined) continue;
        faults.push(`${host}: ${fault}`);
        hosts.push(host);
      }
      return hosts.length === 0 ? [] : [{ fault: faults.join('\n'), fix: await fixOfNames(hosts, context) }];
    },
  },
  {
    name: 'The sender’s domain has a DMARC policy for unsigned mails',
    appliesTo: ({ senderDomain }) => senderDomain !== undefined,
    run: async ({ stage, readTxt }) => {
      const labels = signedDomain(stage)?.split('.') ?? [];
      // A domain without its own record inherits that of its parent domain: RFC 7489, 6.6.3.
      for (let start = 0; start <= labels.length - 2; start += 1) {
        const records = await readTxt(`_dmarc.${labels.slice(start).join('.')}`);
        if (records.some((record) => record.startsWith('v=DMARC1'))) return [];
      }
      return [
        {
          fault: 'It has no record: others can send in its name.',
          fix: `_dmarc.${labels.join('.')} TXT "v=DMARC1; p=none; rua=mailto:…"`,
        },
      ];
    },
  },
];

async function faultOfName(host: string, { fetchText }: CheckContext): Promise<string | undefined> {
  try {
    const release: unknown = JSON.parse(await fetchText(`https://${host}${releasePath}`));
    return v.is(releaseSchema, release) ? undefined : 'something else answers.';
  } catch (error) {
    return error instanceof SyntaxError ? 'something else answers.' : `nothing answers (${String(error)}).`;
  }
}

async function fixOfNames(hosts: readonly string[], { stage, aws }: CheckContext): Promise<string> {
  const site = stageStacks(stage).find(({ part }) => part === 'site');
  const target = site && (await describeStack(site, aws))?.output('DnsTarget');
  if (target === undefined) return `npm run deploy -- ${stage.name} here`;
  const zone = stage.domain?.hostedZone;
  if (zone === undefined) return hosts.map((host) => `${host} CNAME ${target} (or ALIAS, or ANAME)`).join('\n');
  const answer = await aws('route53 list-resource-record-sets', { 'hosted-zone-id': zone.id });
  const { ResourceRecordSets: present } = v.parse(recordSetsSchema, answer);
  const { forth, back } = moveRecords({ zoneId: zone.id, hosts, target, present });
  return `${forth}\nThe way back, to keep before you type this:\n${back}`;
}
