import { useSelector } from '@xstate/react';
import { memo } from 'react';
import { Checkbox } from '@incasso/browser/forms/Checkbox';
import { intakeParts } from '@incasso/contract/intakeRequest';
import type { WizardActor } from '../case/WizardSnapshot';
import { termsText } from './FormStep.text';
import { VersionLink } from './VersionLink';

/** Agreement to the terms and the privacy policy, which both open without leaving the wizard. */
export const TermsField = memo(function TermsField({ wizard }: { wizard: WizardActor }) {
  const isAgreed = useSelector(wizard, ({ context }) => context.agreeToTerms);
  const problem = useSelector(wizard, ({ context }) => context.problems.agreeToTerms);
  return (
    <Checkbox
      name={intakeParts.agreeToTerms}
      required
      checked={isAgreed}
      error={problem}
      onChange={(event) => wizard.send({ type: 'terms.changed', isAgreed: event.target.checked })}
      label={
        <>
          {termsText.agree} <VersionLink name="generalTerms" words={termsText.terms} /> {termsText.and}{' '}
          <VersionLink name="privacyPolicy" words={termsText.policy} /> {termsText.read}
        </>
      }
    />
  );
});
