import { missingHalfYear } from '@incasso/debts/halfYears';
import { interestRates } from '@incasso/debts/interestRates';
import { dayInBelgium } from '@incasso/contract/isoDate';
import { securityTextPath } from '../../delivery/securityText';
import { stackOutput } from '../account/stackOutput';
import type { DoctorCheck } from './DoctorCheck';

const dayMs = 86_400_000;
const leastDaysLeft = 30;

/** Checks what expires with time. A finding does not block a deploy. */
export const calendarChecks: readonly DoctorCheck[] = [
  {
    name: 'The interest rate of this half-year is entered',
    appliesTo: ({ showsSamples }) => showsSamples !== true,
    run: ({ now }) => {
      const half = missingHalfYear(interestRates, dayInBelgium(now()));
      const fault = `Site and mails go on with the last published rate, provisionally: ${half} is missing.`;
      const fix = 'Once it is published, enter it as docs/content.md says under "Twice a year".';
      return Promise.resolve(half === undefined ? [] : [{ fault, fix }]);
    },
  },
  {
    // https://www.rfc-editor.org/rfc/rfc9116#section-2.5.5
    name: 'security.txt is valid for a month at least',
    run: async ({ stage, aws, fetchText, now }) => {
      const origin = await stackOutput(stage, 'site', 'SiteUrl', aws);
      const [, expires = ''] = /^Expires: (.+)$/m.exec(await fetchText(`${origin}${securityTextPath}`)) ?? [];
      if ((Date.parse(expires) - now().getTime()) / dayMs > leastDaysLeft) return [];
      const fix = `npm run build && npm run deploy -- -c stage=${stage.name}`;
      return [{ fault: `It expires at ${expires || 'no time'}.`, fix }];
    },
  },
];
