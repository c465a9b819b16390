import * as v from 'valibot';

const recordSet = v.looseObject({ Name: v.string(), Type: v.string() });

/** The answer of `aws route53 list-resource-record-sets`. */
export const recordSetsSchema = v.object({ ResourceRecordSets: v.array(recordSet) });

type RecordSet = v.InferOutput<typeof recordSet>;

export type Move = {
  readonly zoneId: string;
  readonly hosts: readonly string[];
  /** CloudFront's name of the site. */
  readonly target: string;
  readonly present: readonly RecordSet[];
};

/**
 * The commands that point names to the site, and back to their previous targets. Each is one change, which Route 53
 * applies atomically. The change also removes a CNAME of another site, which allows no other record beside it.
 * https://docs.aws.amazon.com/Route53/latest/APIReference/API_ChangeResourceRecordSets.html
 */
export function moveRecords({ zoneId, hosts, target, present }: Move): { forth: string; back: string } {
  const names = hosts.map((host) => `${host}.`);
  const before = present.filter(({ Name, Type }) => names.includes(Name) && /^(A|AAAA|CNAME)$/.test(Type));
  // https://docs.aws.amazon.com/Route53/latest/APIReference/API_AliasTarget.html
  const AliasTarget = { HostedZoneId: 'Z2FDTNDATAQYW2', DNSName: target, EvaluateTargetHealth: false };
  const after = names.flatMap((Name) => ['A', 'AAAA'].map((Type) => ({ Name, Type, AliasTarget })));
  return { forth: changeOf(zoneId, before, after), back: changeOf(zoneId, after, before) };
}

function changeOf(zoneId: string, from: readonly RecordSet[], to: readonly RecordSet[]): string {
  const isKept = (record: RecordSet) => to.some(({ Name, Type }) => Name === record.Name && Type === record.Type);
  const Changes = [
    ...from.filter((record) => !isKept(record)).map((record) => ({ Action: 'DELETE', ResourceRecordSet: record })),
    ...to.map((record) => ({ Action: 'UPSERT', ResourceRecordSet: record })),
  ];
  return `aws route53 change-resource-record-sets --hosted-zone-id ${zoneId} --change-batch '${JSON.stringify({ Changes })}'`;
}
