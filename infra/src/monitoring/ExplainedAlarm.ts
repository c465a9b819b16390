import { Alarm, ComparisonOperator, TreatMissingData, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';

export type ExplainedAlarmProps = {
  /** Part of the alarm's name, and its row in `docs/operations.md`. */
  readonly name: string;
  readonly stageName: string;
  readonly topic: ITopic;
  /** What the fault means for visitors or the staff. */
  readonly meaning: string;
  /** The command to type first, in a shell with the variables of `docs/operations.md`. */
  readonly firstCommand: string;
  readonly metric: IMetric;
  /** The alarm fires at or above this value. */
  readonly threshold: number;
  /** Fires if `count` out of `among` periods breach the threshold. Default: one of one. */
  readonly periods?: { readonly count: number; readonly among: number };
  /** Fires too if the metric is missing. Default: missing data is fine. */
  readonly soundsOnSilence?: boolean;
};

/** An alarm whose text states the consequence for people. It mails the operator when it starts and when it ends. */
export class ExplainedAlarm extends Alarm {
  constructor(
    scope: Construct,
    {
      name,
      stageName,
      topic,
      meaning,
      firstCommand,
      periods,
      soundsOnSilence = false,
      ...condition
    }: ExplainedAlarmProps,
  ) {
    super(scope, name, {
      ...condition,
      alarmName: `incasso-${stageName}-${name}`,
      alarmDescription: `${meaning}\n\nType first: ${firstCommand}\ndocs/operations.md, "When an alarm goes off", has its names, and says what to do then.`,
      evaluationPeriods: periods?.among ?? 1,
      datapointsToAlarm: periods?.count ?? 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: soundsOnSilence ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
    });
    this.addAlarmAction(new SnsAction(topic));
    this.addOkAction(new SnsAction(topic));
  }
}
