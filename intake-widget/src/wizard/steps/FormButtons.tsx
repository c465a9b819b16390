import { useSelector } from '@xstate/react';
import { memo } from 'react';
import styled from 'styled-components';
import { theme } from '@incasso/frontend/brand/theme';
import { SecondaryButton } from '@incasso/frontend/forms/Button';
import { HiddenWords } from '@incasso/frontend/forms/Field.styles';
import { SmallPrint } from '@incasso/frontend/layout/SmallPrint';
import { noCommitment } from '@incasso/contract/firmProfile';
import { costsLink } from '@incasso/contract/routes';
import { stepNumberOf, type WizardActor } from '../case/WizardSnapshot';
import { useLazyLastStep } from './lazyLastStep';
import { SubmitButton } from '../form/SubmitButton';
import { ButtonRow } from '../form/ButtonRow';
import { wizardText } from './steps.text';

/** Next and Previous. The last step also says that a case commits to nothing, and links to the costs. */
export const FormButtons = memo(function FormButtons({ wizard }: { wizard: WizardActor }) {
  const isLast = useSelector(wizard, (snapshot) => stepNumberOf(snapshot) === 3);
  const isSubmitting = useSelector(wizard, (snapshot) => snapshot.hasTag('submitting'));
  const mayReturn = useSelector(wizard, (snapshot) => snapshot.can({ type: 'step.returned' }));
  // What cannot be seen yet must not be sent: a refused document, or a row.
  const isLoading = useLazyLastStep(isLast) === undefined && isLast;
  return (
    <>
      {isLoading && <p role="status">{wizardText.loading}</p>}
      <ButtonRow>
        <SubmitButton isSubmitting={isSubmitting} disabled={isSubmitting || isLoading}>
          {isLast ? submitLabel(isSubmitting) : wizardText.next}
        </SubmitButton>
        <PreviousButton type="button" disabled={!mayReturn} onClick={() => wizard.send({ type: 'step.returned' })}>
          {wizardText.previous}
        </PreviousButton>
      </ButtonRow>
      {isLast && (
        <SmallPrint>
          {`${noCommitment}.`}{' '}
          <a href={costsLink.address} target="_blank" rel="noopener">
            {costsLink.name} <HiddenWords>{wizardText.opens}</HiddenWords>
          </a>
        </SmallPrint>
      )}
    </>
  );
});

function submitLabel(isSubmitting: boolean): string {
  return isSubmitting ? wizardText.submitting : wizardText.submit;
}

/** A button in a wide wizard, and text in a narrow one, below the main button. */
const PreviousButton = styled(SecondaryButton)`
  @container not (min-width: ${theme.fromContainer.medium}) {
    justify-self: center;
    border: 0;
    text-decoration: underline;
    text-underline-offset: 0.22em;
  }

  &&:disabled {
    padding-inline: 0;
    border: 0;
    background: none;
    text-decoration: none;
  }
`;
