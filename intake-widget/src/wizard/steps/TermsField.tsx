import { useSelector } from '@xstate/react';
import { memo } from 'react';
import { Checkbox } from '@incasso/browser/forms/Checkbox';
import { HiddenWords } from '@incasso/browser/forms/Field.styles';
import { usePlacement } from '@incasso/browser/host/placement';
import { intakeParts } from '@incasso/contract/intakeRequest';
import { legalDocuments } from '@incasso/contract/routes';
import type { WizardActor } from '../machine/WizardSnapshot';
import { termsText } from './TermsField.text';

/** Agreement with the terms and the privacy policy, both a click away without leaving the wizard. */
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
          {termsText.agree} <PdfLink path={legalDocuments.generalTerms} words={termsText.terms} /> {termsText.and}{' '}
          <PdfLink path={legalDocuments.privacyPolicy} words={termsText.policy} /> {termsText.read}
        </>
      }
    />
  );
});

function PdfLink({ path, words }: { path: string; words: string }) {
  const { siteOrigin } = usePlacement();
  return (
    <a href={siteOrigin + path} target="_blank" rel="noopener">
      {words}
      <HiddenWords> {termsText.opens}</HiddenWords>
    </a>
  );
}
