import { waysIn } from '../src/arrive';
import { patientExpect as expect, test } from '../src/test';
import { seededRandom } from '@incasso/lambdas/testing/seededRandom';
import { openTab } from '../src/tabs';
import { VisitorModel } from './VisitorModel';

const from = Number(process.env['FROM'] ?? 1);
const count = Number(process.env['COUNT'] ?? 10);

for (let seed = from; seed < from + count; seed += 1) {
  test(`history ${String(seed)}`, async ({ context, mailbox, store }) => {
    const random = seededRandom(seed);
    const errors: string[] = [];
    const ids = new Set<string>();
    context.on('weberror', (error) => errors.push(error.error().message));
    context.on('request', (request) => {
      const id = request.headers()['x-submission-id'];
      if (id !== undefined) ids.add(id);
    });
    const company = `Geschiedenis ${String(seed)} BV (voorbeeld)`;
    const visitor = new VisitorModel(await openTab(context, random.pick(waysIn)), { random, company });

    for (let left = 10 + random.below(15); left > 0; left -= 1) await visitor.act();
    await visitor.send();

    await expect.poll(() => mailbox.toStaff(company), { timeout: 120_000 }).toHaveLength(1);
    await visitor.expectSuccess();
    expect(await mailbox.toStaff(company), 'mails to the staff').toHaveLength(1);
    const records = (await store.keys('submissions/')).filter((key) => [...ids].some((id) => key.includes(id)));
    expect(records, 'records').toHaveLength(1);
    const record: unknown = JSON.parse(String(await store.read(records[0] ?? '')));
    expect(record).toMatchObject(visitor.expectedRecord());
    expect(errors, 'errors in pages').toEqual([]);
  });
}
