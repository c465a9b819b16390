import { CrossStackReferences, Duration, ReferenceStrength, Stack, type StackProps } from 'aws-cdk-lib';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import type { Construct } from 'constructs';
import { deadLetterQueue } from '../constructs/NotifyQueue';
import { AlarmTopic, isUrl } from '../monitoring/AlarmTopic';
import { ExplainedAlarm } from '../monitoring/ExplainedAlarm';
import { Notice } from '../monitoring/Notice';
import { auditNotices, healthNotice, mailNotices, scanNotices } from '../monitoring/notices';
import { alarms } from '../monitoring/alarms';
import type { Stage } from '../stages/Stage';
import type { BackendStack } from './BackendStack';
import type { StorageStack } from './StorageStack';

export type MonitoringStackProps = StackProps & {
  readonly stage: Stage;
  readonly storage: StorageStack;
  readonly backend: BackendStack;
};

/** Alarms, notices and budget. Its references are weak, so watched resources can be replaced. */
export class MonitoringStack extends Stack {
  constructor(scope: Construct, id: string, { stage, storage, backend, ...props }: MonitoringStackProps) {
    super(scope, id, props);
    CrossStackReferences.of(this).consume(ReferenceStrength.WEAK);

    const topic = new AlarmTopic(this, 'Alarms', { stageName: stage.name, addresses: stage.alarmAddresses });

    const unpublished = deadLetterQueue(this, 'Unpublished', Duration.days(4));
    const notices = [
      healthNotice,
      ...mailNotices(backend.mail.configurationSetNames),
      ...(stage.malwareScan ? scanNotices(storage.documents.bucketName) : []),
      ...auditNotices(storage),
    ];
    for (const notice of notices) new Notice(this, { ...notice, topic, unpublished });

    const watched = {
      api: backend.api,
      functions: backend.functions,
      notices: backend.notify.queue,
      deadLetters: backend.notify.deadLetters,
      mailsGivenUp: backend.mailsGivenUp,
      confirmationsGivenUp: backend.confirmationsGivenUp,
      undelivered: [backend.notify.missedRetries, unpublished],
    };
    for (const alarm of alarms(watched)) new ExplainedAlarm(this, { ...alarm, stageName: stage.name, topic });
    this.makeBudget(stage);
  }

  private makeBudget({ alarmAddresses, monthlyBudget }: Stage): void {
    const warnAt = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number) => ({
      notification: { notificationType, threshold, comparisonOperator: 'GREATER_THAN', thresholdType: 'PERCENTAGE' },
      subscribers: alarmAddresses
        .filter((address) => !isUrl(address))
        .map((address) => ({ subscriptionType: 'EMAIL', address })),
    });
    // The budget has no fixed name: a changed address replaces it, and two budgets cannot share a name.
    new CfnBudget(this, 'Budget', {
      budget: {
        budgetType: 'COST',
        timeUnit: 'MONTHLY',
        budgetLimit: { amount: monthlyBudget, unit: 'USD' },
      },
      notificationsWithSubscribers: [warnAt('ACTUAL', 80), warnAt('FORECASTED', 100)],
    });
  }
}
