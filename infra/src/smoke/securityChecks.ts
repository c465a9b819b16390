import { securityPolicyPath, securityTextPath } from '../delivery/securityText';
import { expectEqual, expectPart, type SmokeCheck } from './smokeCheck';

/** The texts for security researchers. https://www.rfc-editor.org/rfc/rfc9116#section-3 */
export const securityChecks: readonly SmokeCheck[] = [
  {
    name: 'security.txt is published',
    prove: async (ask) => {
      for (const path of [securityTextPath, securityPolicyPath]) {
        const { status, headers } = await ask(path);
        expectEqual(`${path}: status`, status, 200);
        expectEqual(`${path}: type`, headers.get('content-type'), 'text/plain; charset=utf-8');
      }
      const { text } = await ask(securityTextPath);
      expectPart(securityTextPath, text, 'Contact: mailto:');
      for (const path of [securityTextPath, securityPolicyPath]) expectPart(securityTextPath, text, `${path}\n`);
      expectPart(securityTextPath, text, 'Expires: ');
    },
  },
];
