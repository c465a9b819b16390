/** What an alarm says. `missing` as `TreatMissingData` is not used by any alarm of ours. */
export type AlarmState = 'OK' | 'ALARM';

/** When an alarm sounds, as CloudFormation names it. */
export type AlarmRule = {
  readonly threshold: number;
  readonly comparison: 'GreaterThanOrEqualToThreshold' | 'LessThanThreshold';
  readonly evaluationPeriods: number;
  /** How many of those must be beyond the threshold. */
  readonly datapointsToAlarm: number;
  readonly missingData: 'breaching' | 'notBreaching';
};

/** CloudWatch looks back further than the periods that it judges, for points that take the place of missing ones. */
const sparePeriods = 2;

/** How many periods CloudWatch looks at, the last of them now. */
export function periodsToRead({ evaluationPeriods }: AlarmRule): number {
  return evaluationPeriods + sparePeriods;
}

/**
 * The state by the points of the periods that CloudWatch reads, oldest first, `undefined` where there was none: the
 * newest points that exist count, and only what they lack is made up by `missingData`.
 * https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/alarms-and-missing-data.html
 */
export function alarmState(points: readonly (number | undefined)[], rule: AlarmRule): AlarmState {
  const existing = points.filter((point) => point !== undefined).slice(-rule.evaluationPeriods);
  const breaching = existing.filter((point) => isBreaching(point, rule)).length;
  const lacking = rule.missingData === 'breaching' ? rule.evaluationPeriods - existing.length : 0;
  return breaching + lacking >= rule.datapointsToAlarm ? 'ALARM' : 'OK';
}

function isBreaching(point: number, { comparison, threshold }: AlarmRule): boolean {
  return comparison === 'LessThanThreshold' ? point < threshold : point >= threshold;
}
