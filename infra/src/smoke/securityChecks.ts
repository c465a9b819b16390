import { securityPolicyPath, securityTextPath } from '../delivery/securityText';
import { expectEqual, expectPart, type SmokeCheck } from './smokeCheck';

const dayMs = 86_400_000;
/** In its last month the text is due for a deploy. In days. */
const leastDaysLeft = 30;

/** The texts for finders of a weakness. https://www.rfc-editor.org/rfc/rfc9116#section-3 */
export const securityChecks: readonly SmokeCheck[] = [
  {
    name: 'security.txt is there, and valid for a month at least',
    prove: async (ask) => {
      for (const path of [securityTextPath, securityPolicyPath]) {
        const { status, headers } = await ask(path);
        expectEqual(`${path}: status`, status, 200);
        expectEqual(`${path}: type`, headers.get('content-type'), 'text/plain; charset=utf-8');
      }
      const { text } = await ask(securityTextPath);
      expectPart(securityTextPath, text, 'Contact: mailto:');
      for (const path of [securityTextPath, securityPolicyPath]) expectPart(securityTextPath, text, `${path}\n`);
      expectCurrent(/^Expires: (.+)$/m.exec(text)?.[1]);
    },
  },
];

/** Throws unless the time lies between a month and a year ahead. */
function expectCurrent(expires: string | undefined): void {
  const daysLeft = (Date.parse(expires ?? '') - Date.now()) / dayMs;
  if (daysLeft > leastDaysLeft && daysLeft < 366) return;
  throw new Error(`${securityTextPath} expires at ${String(expires)}: deploy again, which begins its time anew`);
}
