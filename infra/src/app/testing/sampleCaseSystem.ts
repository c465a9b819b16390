import type { Stage } from '../../stages/stageSchema';

/** No deployed stage has a case system yet. */
export const sampleCaseSystem: NonNullable<Stage['caseSystem']> = {
  reader: { principalArn: 'arn:aws:iam::111122223333:role/case-system', externalId: 'incasso-sample' },
};
