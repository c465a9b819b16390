import { useSelector } from '@xstate/react';
import { dayInWords } from '@incasso/contract/isoDate';
import { legalDocumentNames, newestVersions } from '@incasso/contract/legalVersions';
import type { WizardActor } from '../case/WizardSnapshot';
import { lookOverText as text } from './LookOver.text';
import { VersionLink } from './VersionLink';

/** The versions of the terms and the privacy policy that are sent, and whether the visitor agreed to them. */
export function AgreementRow({ wizard }: { readonly wizard: WizardActor }) {
  const isAgreed = useSelector(wizard, ({ context }) => context.agreeToTerms);
  return (
    <div>
      <dt>{text.terms}</dt>
      <dd>
        <span>{isAgreed ? text.agreed : text.notAgreed}</span>
        {legalDocumentNames.map((name) => (
          <span key={name}>
            <VersionLink name={name} words={text[name](dayInWords(newestVersions[name]))} />
          </span>
        ))}
      </dd>
    </div>
  );
}
