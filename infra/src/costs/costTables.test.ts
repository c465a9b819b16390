import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { synthesizeTemplates } from '../app/synthesizeTemplates';
import { stages } from '../stages/stages';
import { DeployedStacks } from '../templates/DeployedStacks';
import { costsAtRest, kindsWithoutPrice, type BilledResource } from './costsAtRest';
import type { Stage } from '../stages/stageSchema';
import { caseSystemTable, costTables } from './costTables';
import { pricesOf } from './prices';

const handbook = readFileSync(fileURLToPath(new URL('../../../docs/operations.md', import.meta.url)), 'utf8');
const account = '111111111111';
const resourcesOf = (stage: Stage) =>
  new DeployedStacks(synthesizeTemplates(stage), { account, region: stage.region }).resources();
const priced = stages.map((stage) => ({ stage, resources: resourcesOf(stage) }));

test('stands in the operator’s handbook as it is computed, with the day of its prices', () => {
  expect(withoutPadding(handbook)).toContain(withoutPadding(costTables(priced)));
  expect(handbook).toContain(`list prices as we knew them on ${pricesOf}`);
});

test('the same of a case system, which no stage of ours has', () => {
  const [prod] = priced.filter(({ stage }) => stage.name === 'prod');
  if (prod === undefined) throw new Error('there is no stage prod');
  const connected = resourcesOf({
    ...prod.stage,
    caseSystem: { endpoint: 'https://zaken.solvenda.example/cases', keyHeader: 'x-api-key', secretName: 'zaken' },
  });

  expect(withoutPadding(handbook)).toContain(withoutPadding(caseSystemTable('prod', prod.resources, connected)));
  expect(kindsWithoutPrice(connected)).toEqual([]);
});

test.each(priced)('knows how everything is billed that $stage.name deploys', ({ resources }) => {
  expect(kindsWithoutPrice(resources)).toEqual([]);
});

test.each(priced)('buys no metric in $stage.name that AWS does not give', ({ resources }) => {
  expect(costsAtRest(resources).filter(({ what }) => what.startsWith('Metrics bought'))).toEqual([]);
});

test('counts an alarm for each of its metrics, and the metrics that a setting makes AWS write', () => {
  const metric = { MetricStat: {} };
  const lines = costsAtRest([
    billed('AWS::CloudWatch::Alarm', { MetricName: 'Errors' }),
    billed('AWS::CloudWatch::Alarm', { Metrics: [{ Expression: 'm0 + m1' }, metric, metric] }),
    billed('AWS::ApiGatewayV2::Route', {}),
    billed('AWS::ApiGatewayV2::Stage', { DefaultRouteSettings: { DetailedMetricsEnabled: true } }),
    billed('AWS::SES::ConfigurationSet', { ReputationOptions: { ReputationMetricsEnabled: true } }),
  ]);

  expect(lines.map(({ what }) => what)).toEqual(['Alarms (2, on 3 metrics)', 'Metrics bought (8)']);
});

test.each(priced)('stays below the budget of $stage.name at rest', ({ stage, resources }) => {
  const total = costsAtRest(resources).reduce((sum, { amount }) => sum + amount, 0);

  expect(total).toBeLessThan(stage.monthlyBudget);
});

function billed(type: string, properties: Readonly<Record<string, unknown>>): BilledResource {
  return { type, property: (name) => properties[name] };
}

/** Prettier pads the cells of a table. */
function withoutPadding(markdown: string): string {
  return markdown.replaceAll(/ +/g, ' ').replaceAll(/-+/g, '-');
}
