import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { synthesizeStage } from '../app/testing/synthesizeStage';
import { stages } from '../stages/stages';
import { costsAtRest, costTables } from './costTables';
import { pricesOf } from './prices';

const handbook = readFileSync(fileURLToPath(new URL('../../../docs/operations.md', import.meta.url)), 'utf8');

test('stands in the operator’s handbook as it is computed, with the day of its prices', () => {
  expect(withoutPadding(handbook)).toContain(withoutPadding(costTables(stages)));
  expect(handbook).toContain(`list prices as we knew them on ${pricesOf}`);
});

test.each(stages)('counts the keys, alarms and rules that $name deploys', ({ name }) => {
  const { stage, backend, monitoring } = synthesizeStage(name);
  const alarms = Object.keys(monitoring.findResources('AWS::CloudWatch::Alarm')).length;
  const secrets = Object.keys(backend.findResources('AWS::SecretsManager::Secret')).length;
  const lines = costsAtRest(stage).map(({ what }) => what);

  expect(lines).toEqual(expect.arrayContaining([`Keys (${secrets} secrets)`, `Alarms (${alarms})`]));
  expect(lines.includes('Firewall (5 rules)')).toBe(stage.waf);
});

test('stays below the budget of the stage at rest', () => {
  for (const stage of stages) {
    const total = costsAtRest(stage).reduce((sum, { amount }) => sum + amount, 0);

    expect(total).toBeLessThan(stage.monthlyBudget);
  }
});

/** Prettier pads the cells of a table. */
function withoutPadding(markdown: string): string {
  return markdown.replaceAll(/ +/g, ' ').replaceAll(/-+/g, '-');
}
