import { alarmState, periodsToRead, type AlarmRule } from './alarmState';

const rule: AlarmRule = {
  threshold: 1,
  comparison: 'GreaterThanOrEqualToThreshold',
  evaluationPeriods: 3,
  datapointsToAlarm: 3,
  missingData: 'notBreaching',
};

/** AWS's own tables: `0` is below the threshold, `X` beyond it, `-` missing; the newest stands last. */
test.each([
  { points: '0-X-X', of: 3, breaching: 'OK', notBreaching: 'OK' },
  { points: '0----', of: 3, breaching: 'OK', notBreaching: 'OK' },
  { points: '-----', of: 3, breaching: 'ALARM', notBreaching: 'OK' },
  { points: '0XX-X', of: 3, breaching: 'ALARM', notBreaching: 'ALARM' },
  { points: '--X--', of: 3, breaching: 'ALARM', notBreaching: 'OK' },
  { points: '0-X-X', of: 2, breaching: 'ALARM', notBreaching: 'ALARM' },
  { points: '00X0X', of: 2, breaching: 'ALARM', notBreaching: 'ALARM' },
  { points: '0-X--', of: 2, breaching: 'ALARM', notBreaching: 'OK' },
  { points: '----0', of: 2, breaching: 'ALARM', notBreaching: 'OK' },
])('$points with $of of 3: $breaching where missing data breach, else $notBreaching', (row) => {
  const points = row.points.split('').map((sign) => ({ '0': 0, X: 1 })[sign]);
  const stateWith = (missingData: AlarmRule['missingData']) =>
    alarmState(points, { ...rule, datapointsToAlarm: row.of, missingData });

  expect(points).toHaveLength(periodsToRead(rule));
  expect({ breaching: stateWith('breaching'), notBreaching: stateWith('notBreaching') }).toEqual({
    breaching: row.breaching,
    notBreaching: row.notBreaching,
  });
});
