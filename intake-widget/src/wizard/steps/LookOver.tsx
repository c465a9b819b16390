import { useSelector } from '@xstate/react';
import styled from 'styled-components';
import { theme } from '@incasso/frontend/brand/theme';
import { Fold } from '@incasso/frontend/ui/Fold';
import { QuietButton } from '@incasso/frontend/ui/QuietButton';
import { Row } from '@incasso/frontend/layout/Stack';
import {
  fieldsOfStep,
  formatAnswer,
  intakeFields,
  isRequired,
  missingFields,
  stepTitles,
} from '@incasso/contract/intakeFields';
import type { WizardActor } from '../case/WizardSnapshot';
import { useLazyInvoices } from '../invoices/lazyInvoices';
import { lookOverText as text } from './LookOver.text';

const reviewedSteps = [1, 2] as const;

/**
 * The answers of the earlier steps, folded. Each step has a button that leads to its first missing answer, from where
 * Next leads back.
 */
export function LookOver({ wizard }: { readonly wizard: WizardActor }) {
  const answers = useSelector(wizard, ({ context }) => context.answers);
  const hasReport = useSelector(wizard, ({ context }) => context.invoiceReport !== undefined);
  const invoices = useLazyInvoices(hasReport);
  const missingOf = (step: (typeof reviewedSteps)[number]) =>
    missingFields(answers, fieldsOfStep(step).filter(isRequired));
  const { length } = reviewedSteps.flatMap(missingOf);
  const title = (
    <span>
      {text.title} {length > 0 && <Missing>{text.missing(length)}</Missing>}
    </span>
  );
  return (
    <Fold title={title} data-review="">
      {invoices && <invoices.InvoicesRead wizard={wizard} />}
      {reviewedSteps.map((step) => {
        const names = fieldsOfStep(step);
        const [name = names[0]] = missingOf(step);
        return (
          <section key={step}>
            <StepHead $gap="0 m" $isSpread>
              <h3>{stepTitles[step]}</h3>
              <ChangeButton
                type="button"
                aria-label={text.changeStep(stepTitles[step])}
                onClick={() => name && wizard.send({ type: 'answer.revisited', name })}
              >
                {text.change}
              </ChangeButton>
            </StepHead>
            <ReviewList>
              {names
                .filter((name) => isRequired(name) || answers[name] !== '')
                .map((name) => (
                  <div key={name}>
                    <dt>{intakeFields[name].label}</dt>
                    <dd>{formatAnswer(name, answers[name]) || text.none}</dd>
                  </div>
                ))}
            </ReviewList>
          </section>
        );
      })}
    </Fold>
  );
}

const Missing = styled.span`
  font-weight: 400;
  white-space: nowrap;
`;

const StepHead = styled(Row)`
  border-block-end: 1px solid ${theme.color.ink};

  h3 {
    font-size: inherit;
    font-weight: 650;
  }
`;

const ChangeButton = styled(QuietButton)`
  font-weight: 400;
`;

/** Label above value on a phone, beside it if there is space. */
const ReviewList = styled.dl`
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0 ${theme.space.m};
    align-items: baseline;
    padding-block: ${theme.space.xs};
    border-block-end: 1px solid ${theme.color.rule};

    @container (min-width: ${theme.fromContainer.medium}) {
      grid-template-columns: 12rem minmax(0, 1fr);
    }
  }

  dt {
    font-size: ${theme.size.small};
    color: ${theme.color.inkSoft};
  }

  dd {
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
`;
