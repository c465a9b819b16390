import { useSelector } from '@xstate/react';
import { memo } from 'react';
import { Checkbox } from '@incasso/frontend/forms/Checkbox';
import { HiddenWords } from '@incasso/frontend/forms/Field.styles';
import { intakeParts } from '@incasso/contract/intakeRequest';
import { newestVersions, versionPath, type LegalDocumentName } from '@incasso/contract/legalVersions';
import type { WizardActor } from '../case/WizardSnapshot';
import { termsText } from './lastStep.text';

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

type VersionLinkProps = { readonly name: LegalDocumentName; readonly words: string };

/**
 * A link to the version of a legal document that the case will name. In a tab older than the last deploy, the newest
 * version would be a different text.
 */
function VersionLink({ name, words }: VersionLinkProps) {
  return (
    <a href={versionPath(name, newestVersions[name])} target="_blank" rel="noopener">
      {words}
      <HiddenWords> {termsText.opens}</HiddenWords>
    </a>
  );
}
