import * as v from 'valibot';
import type { DoctorCheck, Finding } from './DoctorCheck';

const settingsSchema = v.object({ AccountLimit: v.object({ ConcurrentExecutions: v.number() }) });
const planSchema = v.object({ accountPlanType: v.string() });

const wantedExecutions = 1000;

export const accountChecks: readonly DoctorCheck[] = [
  {
    // https://docs.aws.amazon.com/aws-cost-management/latest/APIReference/API_freetier_GetAccountPlanState.html
    name: 'The account is on the paid plan: AWS closes a free one after six months, with every case',
    run: async ({ aws }) => {
      const { accountPlanType } = v.parse(planSchema, await aws('freetier get-account-plan-state', usEast));
      if (accountPlanType === 'PAID') return [];
      const fix = 'aws freetier upgrade-account-plan --region us-east-1 --account-plan-type PAID';
      return [{ fault: `It is on the plan ${accountPlanType}.`, fix }];
    },
  },
  {
    name: 'AWS has contacts for operations and security besides the root’s address',
    run: async ({ aws, stage }) => {
      const findings: Finding[] = [];
      for (const type of ['OPERATIONS', 'SECURITY']) {
        const hasContact = await aws('account get-alternate-contact', { 'alternate-contact-type': type }).then(
          () => true,
          (error: unknown) => {
            // https://docs.aws.amazon.com/accounts/latest/reference/API_GetAlternateContact.html
            if (error instanceof Error && error.message.includes('ResourceNotFound')) return false;
            throw error;
          },
        );
        const fix = `aws account put-alternate-contact --alternate-contact-type ${type} --email-address ${stage.alarmAddresses[0]} --name … --title Operator --phone-number …`;
        if (!hasContact) findings.push({ fault: `There is no contact for ${type}.`, fix });
      }
      return findings;
    },
  },
  {
    name: 'Lambda may run 1,000 executions at once',
    appliesTo: ({ showsSamples }) => showsSamples !== true,
    run: async ({ aws }) => {
      const { AccountLimit } = v.parse(settingsSchema, await aws('lambda get-account-settings'));
      if (AccountLimit.ConcurrentExecutions >= wantedExecutions) return [];
      return [
        {
          fault: `It runs ${AccountLimit.ConcurrentExecutions}: calls beyond them are refused.`,
          // https://docs.aws.amazon.com/lambda/latest/dg/gettingstarted-limits.html
          fix: `aws service-quotas request-service-quota-increase --service-code lambda --quota-code L-B99A9384 --desired-value ${wantedExecutions}`,
        },
      ];
    },
  },
];

/** The free tier's API exists only in this region. */
const usEast = { region: 'us-east-1' };
