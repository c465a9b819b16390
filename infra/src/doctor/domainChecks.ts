import * as v from 'valibot';
import { releasePath } from '../release/release';
import { describeStack } from '../operate/describeStack';
import { senderDomain } from '../stages/senderDomain';
import { siteHosts } from '../stages/stageOrigins';
import type { Stage } from '../stages/stageSchema';
import { edgeRegion, stageStacks } from '../stages/stageStacks';
import type { DoctorCheck, Lack, Sight } from './DoctorCheck';

const certificatesSchema = v.object({
  CertificateSummaryList: v.array(v.object({ CertificateArn: v.string(), DomainName: v.string() })),
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

/** What a domain of one's own needs. */
export const domainChecks: readonly DoctorCheck[] = [
  {
    name: 'The certificate is issued',
    concerns: hasDomain,
    look: async ({ stage, aws }) => {
      const [host = ''] = siteHosts(stage);
      const region = { region: edgeRegion };
      const list = v.parse(certificatesSchema, await aws('acm list-certificates', region)).CertificateSummaryList;
      const lacks: Lack[] = [];
      const arns = list.filter(({ DomainName }) => DomainName === host).map(({ CertificateArn }) => CertificateArn);
      for (const arn of arns) {
        const answer = await aws('acm describe-certificate', { ...region, 'certificate-arn': arn });
        const { Status, DomainValidationOptions } = v.parse(certificateSchema, answer).Certificate;
        if (Status === 'ISSUED') return [];
        const records = DomainValidationOptions.flatMap(({ ValidationStatus, ResourceRecord }) =>
          ValidationStatus === 'SUCCESS' || ResourceRecord === undefined ? [] : [ResourceRecord],
        );
        lacks.push({
          fault: `It is ${Status}. AWS looks for these records, which a CAA record must not forbid:`,
          mend: records.map(({ Name, Type, Value }) => `${Name} ${Type} ${Value}`).join('\n'),
        });
      }
      if (lacks.length > 0) return lacks;
      return [{ fault: `There is none for ${host}.`, mend: `npm run deploy -- ${stage.name}` }];
    },
  },
  {
    name: 'Each name of the site leads to it',
    concerns: hasDomain,
    look: async (sight) => {
      const lacks: Lack[] = [];
      for (const host of siteHosts(sight.stage)) {
        const fault = await faultOfName(host, sight);
        if (fault !== undefined) lacks.push({ fault: `${host}: ${fault}`, mend: await mendOfName(host, sight) });
      }
      return lacks;
    },
  },
  {
    name: 'The sender’s domain says by DMARC what becomes of mails that are not signed',
    concerns: hasDomain,
    look: async ({ stage, readTxt }) => {
      const labels = senderDomain(stage)?.split('.') ?? [];
      // A domain without a record of its own has that of the domain above it: RFC 7489, 6.6.3.
      for (let start = 0; start <= labels.length - 2; start += 1) {
        const records = await readTxt(`_dmarc.${labels.slice(start).join('.')}`);
        if (records.some((record) => record.startsWith('v=DMARC1'))) return [];
      }
      return [
        {
          fault: 'It has no record: others may send in its name.',
          mend: `_dmarc.${labels.join('.')} TXT "v=DMARC1; p=none; rua=mailto:…"`,
        },
      ];
    },
  },
];

async function faultOfName(host: string, { fetchText }: Sight): Promise<string | undefined> {
  try {
    const release: unknown = JSON.parse(await fetchText(`https://${host}${releasePath}`));
    return v.is(releaseSchema, release) ? undefined : 'something else answers.';
  } catch (error) {
    return error instanceof SyntaxError ? 'something else answers.' : `nothing answers (${String(error)}).`;
  }
}

async function mendOfName(host: string, { stage, aws }: Sight): Promise<string> {
  if (stage.domain?.hostedZone !== undefined) return `npm run deploy -- ${stage.name} --revert-drift`;
  const site = stageStacks(stage).find(({ part }) => part === 'site');
  const target = site && (await describeStack(site, aws))?.output('DnsTarget');
  return target === undefined ? `npm run deploy -- ${stage.name}` : `${host} CNAME ${target} (or ALIAS, or ANAME)`;
}
