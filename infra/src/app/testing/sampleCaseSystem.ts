import type { Stage } from '../../stages/stageSchema';

/** No deployed stage has a case system yet. */
export const sampleCaseSystem: NonNullable<Stage['caseSystem']> = {
  endpoint: 'https://dossiers.solvenda.example/cases',
  keyHeader: 'x-api-key',
  secretName: 'incasso/sample/case-system',
  reader: { principalArn: 'arn:aws:iam::111122223333:role/case-system', externalId: 'incasso-sample' },
};
