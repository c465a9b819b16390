import { FormNotice } from '@incasso/browser/forms/FormNotice';
import { firmProfile, telLink } from '@incasso/contract/firmProfile';
import { SiteLink } from '../../wizard/SiteLink';
import { unusableKeyText as text } from './UnusableKey.text';
import type { KeyProblem } from './useKeyProblem';

/** Says that the intake is unusable here, and links to where it works. */
export function UnusableKey({ problem }: { problem: KeyProblem }) {
  return (
    <FormNotice kind="error" role="alert" title={text.problems[problem]}>
      <p>
        {text.elsewhere} <a href={telLink}>{firmProfile.phone.display}</a>
      </p>
      <p>
        <SiteLink />
      </p>
    </FormNotice>
  );
}
