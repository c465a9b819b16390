import * as v from 'valibot';
import { stageSecrets } from '../../stages/stageSecrets';
import type { DoctorCheck, Finding } from './DoctorCheck';

const secretSchema = v.object({ DeletedDate: v.optional(v.string()) });

export const secretChecks: readonly DoctorCheck[] = [
  {
    // A deploy that resolves a deleted secret fails, and so does one that removes it:
    // https://github.com/aws-cloudformation/cloudformation-coverage-roadmap/issues/1246
    name: 'No key is deleted: functions that start anew fail, and so does the next deploy of the site',
    run: async ({ stage, aws }) => {
      const findings: Finding[] = [];
      for (const secret of Object.values(stageSecrets(stage))) {
        const found = await aws('secretsmanager describe-secret', { 'secret-id': secret }).catch((error: unknown) => {
          if (error instanceof Error && error.message.includes('ResourceNotFound')) return undefined;
          throw error;
        });
        if (found === undefined)
          findings.push({
            fault: `${secret} is not there.`,
            fix: `aws secretsmanager create-secret --name ${secret} --secret-string "$(openssl rand -hex 24)", unless it is Google’s; of the origin then: npm run rotate -- ${stage.name} origin`,
          });
        else if (v.parse(secretSchema, found).DeletedDate !== undefined)
          findings.push({
            fault: `${secret} is marked for deletion.`,
            fix: `aws secretsmanager restore-secret --secret-id ${secret}`,
          });
      }
      return findings;
    },
  },
];
