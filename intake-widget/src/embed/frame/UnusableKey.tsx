import { FormNotice } from '@incasso/contract/browser/forms/FormNotice';
import { usePlacement } from '@incasso/contract/browser/host/placement';
import { firmProfile } from '@incasso/contract/firmProfile';
import { routes } from '@incasso/contract/routes';
import { frameText as text } from './frame.text';
import type { KeyProblem } from './useKeyProblem';

/** Says that the intake cannot be used here, and where it can. */
export function UnusableKey({ problem }: { problem: KeyProblem }) {
  const { siteOrigin } = usePlacement();
  return (
    <FormNotice kind="error" role="alert" title={text.problems[problem]}>
      <p>
        {text.elsewhere} <a href={`tel:${firmProfile.phone.e164}`}>{firmProfile.phone.display}</a>
      </p>
      <p>
        <a href={siteOrigin + routes.start} target="_blank" rel="noopener">
          {text.site}
        </a>
      </p>
    </FormNotice>
  );
}
