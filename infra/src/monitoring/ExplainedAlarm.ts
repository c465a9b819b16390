import { Alarm, ComparisonOperator, TreatMissingData, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';

export type ExplainedAlarmProps = {
  /** Part of its name, and its row in `docs/operations.md`. */
  readonly name: string;
  readonly stageName: string;
  readonly topic: ITopic;
  /** Its consequence for people. */
  readonly meaning: string;
  /** The command that an operator types first, in a shell with the names of `docs/operations.md`. */
  readonly firstCommand: string;
  readonly metric: IMetric;
  /** Sounds at this value and above. */
  readonly threshold: number;
  /** How many periods of the metric, and among how many. Default: one. */
  readonly periods?: { readonly count: number; readonly among: number };
  /** Sounds too when the metric is missing for some periods. Default: missing is fine. */
  readonly soundsOnSilence?: boolean;
};

/** An alarm whose text names the consequence for people. It mails the operator when it begins and when it ends. */
export class ExplainedAlarm extends Alarm {
  constructor(scope: Construct, props: ExplainedAlarmProps) {
    const {
      name,
      stageName,
      topic,
      meaning,
      firstCommand,
      metric,
      threshold,
      periods,
      soundsOnSilence = false,
    } = props;
    super(scope, name, {
      alarmName: `incasso-${stageName}-${name}`,
      alarmDescription: `${meaning}\n\nType first: ${firstCommand}\ndocs/operations.md, "When something rings", has its names, and says what to do then.`,
      metric,
      threshold,
      evaluationPeriods: periods?.among ?? 1,
      datapointsToAlarm: periods?.count ?? 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: soundsOnSilence ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
    });
    this.addAlarmAction(new SnsAction(topic));
    this.addOkAction(new SnsAction(topic));
  }
}
