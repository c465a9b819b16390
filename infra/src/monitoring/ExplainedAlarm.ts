import { Alarm, ComparisonOperator, TreatMissingData, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { alarmTexts, type AlarmName } from './alarmTexts';

export type ExplainedAlarmProps = {
  /** The row of the table that says what the alarm means. */
  readonly name: AlarmName;
  readonly stageName: string;
  readonly topic: ITopic;
  readonly metric: IMetric;
  /** Sounds at this value and above. */
  readonly threshold: number;
  /** Periods of the metric in a row. Default: 1. */
  readonly periods?: number;
  /** Sounds below the threshold instead, and when the metric is missing. */
  readonly soundsWhenBelow?: boolean;
};

/** An alarm that says what it means for people, and tells the operator when it begins and when it is over. */
export class ExplainedAlarm extends Alarm {
  constructor(scope: Construct, props: ExplainedAlarmProps) {
    const { means, todo } = alarmTexts[props.name];
    const soundsWhenBelow = props.soundsWhenBelow === true;
    super(scope, props.name, {
      alarmName: `incasso-${props.stageName}-${props.name}`,
      alarmDescription: `${means}\n\nWhat to do: ${todo}\nMore: docs/operations.md, "${props.name}".`,
      metric: props.metric,
      threshold: props.threshold,
      evaluationPeriods: props.periods ?? 1,
      comparisonOperator: soundsWhenBelow
        ? ComparisonOperator.LESS_THAN_THRESHOLD
        : ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: soundsWhenBelow ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
    });
    this.addAlarmAction(new SnsAction(props.topic));
    this.addOkAction(new SnsAction(props.topic));
  }
}
