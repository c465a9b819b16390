import * as v from 'valibot';
import { moveRecords } from './moveRecords';

const mail = { Name: 'solvenda.example.', Type: 'MX', TTL: 300, ResourceRecords: [{ Value: '10 mail.example' }] };
const www = { Name: 'www.solvenda.example.', Type: 'CNAME', TTL: 300, ResourceRecords: [{ Value: 'old.example' }] };
const bare = { Name: 'solvenda.example.', Type: 'A', TTL: 300, ResourceRecords: [{ Value: '192.0.2.1' }] };
const changesSchema = v.object({
  Changes: v.array(
    v.object({ Action: v.string(), ResourceRecordSet: v.looseObject({ Name: v.string(), Type: v.string() }) }),
  ),
});

/** Fake Route 53 zone after a change. It refuses to delete a missing record, and a CNAME beside others. */
function apply(zone: readonly { Name: string; Type: string }[], command: string) {
  const [, batch = ''] = /--change-batch '(.*)'$/.exec(command) ?? [];
  const after = new Map(zone.map((record) => [`${record.Name} ${record.Type}`, record]));
  for (const { Action, ResourceRecordSet: record } of v.parse(changesSchema, JSON.parse(batch)).Changes) {
    const key = `${record.Name} ${record.Type}`;
    if (Action === 'DELETE') expect(after.get(key)).toEqual(record);
    if (Action === 'DELETE') after.delete(key);
    else after.set(key, record);
  }
  for (const { Name, Type } of after.values())
    if (Type === 'CNAME') expect([...after.values()].filter((each) => each.Name === Name)).toHaveLength(1);
  return [...after.values()];
}

const move = (present: readonly { Name: string; Type: string }[]) =>
  moveRecords({
    zoneId: 'Z0',
    hosts: ['www.solvenda.example', 'solvenda.example'],
    target: 'd1.cloudfront.net',
    present,
  });

test.each([
  ['a CNAME and an address', [mail, www, bare]],
  ['no record', [mail]],
])('names with %s move to the site in one change, and back in another', (_, zone) => {
  const { forth, back } = move(zone);
  const moved = apply(zone, forth);

  expect(moved.map(({ Name, Type }) => `${Name} ${Type}`).sort()).toEqual([
    'solvenda.example. A',
    'solvenda.example. AAAA',
    'solvenda.example. MX',
    'www.solvenda.example. A',
    'www.solvenda.example. AAAA',
  ]);
  expect(JSON.stringify(moved)).not.toMatch(/old\.example|192\.0\.2\.1/);
  expect(apply(moved, back)).toEqual(expect.arrayContaining(zone));
  expect(apply(moved, back)).toHaveLength(zone.length);
});
