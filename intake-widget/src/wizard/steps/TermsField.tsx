import { useSelector } from '@xstate/react';
import { memo } from 'react';
import { Checkbox } from '@incasso/browser/forms/Checkbox';
import { HiddenWords } from '@incasso/browser/forms/Field.styles';
import { useHostDocument } from '@incasso/browser/host/hostDocument';
import { intakeParts } from '@incasso/contract/intakeRequest';
import { legalDocuments } from '@incasso/contract/routes';
import type { WizardActor } from '../machine/WizardSnapshot';

const termsText = {
  agree: 'Ik ga akkoord met de',
  terms: 'algemene voorwaarden',
  and: 'en heb het',
  policy: 'privacybeleid',
  read: 'gelezen',
  opens: '(PDF, opent in een nieuw venster)',
} as const;

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
  const { siteOrigin } = useHostDocument();
  return (
    <a href={siteOrigin + path} target="_blank" rel="noopener">
      {words}
      <HiddenWords> {termsText.opens}</HiddenWords>
    </a>
  );
}
