import { retentionDays } from '@incasso/contract/retention';
import { caseFileDays } from '@incasso/lambdas/case-file/caseFileDays';
import { storagePrefixes } from '@incasso/lambdas/storage/storagePrefixes';
import { Duration } from 'aws-cdk-lib';
import { documentLifecycle } from '../constructs/documentLifecycle';
import { minSubmissionDays, recoveryDays, restorableDays, roundingDays } from './lifecycleDays';

const allowed = Array.from(
  { length: retentionDays.submissions - minSubmissionDays + 1 },
  (_, index) => minSubmissionDays + index,
);

test.each(allowed)('with a retention of %d days, no case file outlives its case', (days) => {
  const rule = documentLifecycle(days).find(({ prefix }) => prefix === storagePrefixes.cases);
  const hiddenAfter = rule?.expiration?.toDays() ?? Infinity;

  expect(hiddenAfter).toBeGreaterThanOrEqual(1);
  expect(caseFileDays + hiddenAfter + recoveryDays + roundingDays).toBeLessThanOrEqual(days);
  expect(rule?.noncurrentVersionExpiration).toEqual(Duration.days(recoveryDays));
});

test.each([42, retentionDays.submissions])(
  'with a retention of %d days, objects that S3 expired are not restored',
  (days) => {
    const hiddenAfter = (prefix: string) =>
      documentLifecycle(days)
        .find((rule) => rule.prefix === prefix)
        ?.expiration?.toDays();

    expect(restorableDays(days)).toEqual([
      '--restorable-days',
      String(hiddenAfter(storagePrefixes.submissions)),
      '--restorable-case-days',
      String(hiddenAfter(storagePrefixes.cases)),
    ]);
  },
);
