import * as v from 'valibot';
import type { DoctorCheck } from './DoctorCheck';

/** Where there is none, the CLI leaves out the list. */
const distributionsSchema = v.optional(
  v.object({ DistributionList: v.optional(v.object({ Items: v.optional(v.array(v.unknown()), []) }), {}) }),
  {},
);
const settingsSchema = v.object({ AccountLimit: v.object({ ConcurrentExecutions: v.number() }) });

const wantedExecutions = 1000;

/** What AWS gives a new account only on request. */
export const accountChecks: readonly DoctorCheck[] = [
  {
    name: 'CloudFront has given the account a distribution',
    look: async ({ aws }) => {
      const { DistributionList } = v.parse(distributionsSchema, await aws('cloudfront list-distributions'));
      if (DistributionList.Items.length > 0) return [];
      return [
        {
          fault: 'There is none yet. AWS may have to verify the account before the first.',
          mend: 'Ask for it at https://console.aws.amazon.com/support/home#/case/create, kind "Account verification".',
        },
      ];
    },
  },
  {
    name: 'Lambda may run 1,000 functions at once',
    look: async ({ aws }) => {
      const { AccountLimit } = v.parse(settingsSchema, await aws('lambda get-account-settings'));
      if (AccountLimit.ConcurrentExecutions >= wantedExecutions) return [];
      return [
        {
          fault: `It runs ${AccountLimit.ConcurrentExecutions}: calls beyond them are refused.`,
          // https://docs.aws.amazon.com/lambda/latest/dg/gettingstarted-limits.html
          mend: `aws service-quotas request-service-quota-increase --service-code lambda --quota-code L-B99A9384 --desired-value ${wantedExecutions}`,
        },
      ];
    },
  },
];
