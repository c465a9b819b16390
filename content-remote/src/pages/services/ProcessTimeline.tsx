import { theme } from '@incasso/frontend/brand/theme';
import { Row } from '@incasso/frontend/layout/Stack';
import { SubTitle } from '@incasso/frontend/ui/Section';
import styled from 'styled-components';
import { Glossed } from '../../blocks/Glossed';
import { Bill } from '../../blocks/Ledger';
import { TitledSection } from '../../blocks/TitledSection';
import type { ProcessStep } from '../../content/contentTypes';

type ProcessTimelineProps = {
  readonly title: string;
  readonly id: string;
  readonly steps: readonly ProcessStep[];
};

/** The steps of a case. The last has the stamp 'paid'. */
export function ProcessTimeline({ title, id, steps }: ProcessTimelineProps) {
  return (
    <TitledSection $ground="band" title={title} id={id}>
      <Steps as="ol">
        {steps.map(({ title: stepTitle, text, term }, index) => (
          <li key={stepTitle}>
            <div>
              <SubTitle>{stepTitle}</SubTitle>
              <p>
                <Glossed>{text}</Glossed>
              </p>
            </div>
            <Term>
              {term}
              {index === steps.length - 1 && (
                // Decorative: the text beside it says the same.
                <Stamp aria-hidden="true">
                  <CheckMark />
                  Betaald
                </Stamp>
              )}
            </Term>
          </li>
        ))}
      </Steps>
    </TitledSection>
  );
}

/** A tick as SVG, because not every font has one. */
export function CheckMark() {
  return (
    <svg width="0.85em" height="0.85em" viewBox="0 0 14 14" aria-hidden="true">
      <path d="M1.5 7.5l3.5 4 7.5-9" fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}

const Steps = styled(Bill)`
  counter-reset: step;

  > li {
    display: grid;
    grid-template-columns: 2rem 1fr;
    align-items: baseline;
    gap: ${theme.space.s} ${theme.space.m};
    counter-increment: step;
  }

  > li::before {
    content: counter(step);
    font: 600 2.25rem / 1.1 ${theme.font.heading};
    font-variant-numeric: tabular-nums;
  }

  p {
    margin-block-start: ${theme.space.s};
  }

  @media (min-width: ${theme.from.medium}) {
    > li {
      grid-template-columns: 2rem 1fr 13rem;
      column-gap: ${theme.space.l};
    }
  }
`;

/** The duration of a step, in the column where an invoice has its amounts. */
const Term = styled(Row).attrs({ $gap: 'm l' })`
  grid-column: 2;
  font-weight: 650;

  @media (min-width: ${theme.from.medium}) {
    grid-column: auto;
    flex-direction: column;
    align-items: start;
  }
`;

const Stamp = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.5em;
  padding: 0.5em 0.9em;
  border: 3px solid ${theme.color.paid};
  outline: 1px solid ${theme.color.paid};
  outline-offset: -8px;
  border-radius: 3px;
  background: ${theme.color.paper};
  color: ${theme.color.paid};
  font-size: 1.125rem;
  font-weight: 700;
  line-height: 1.3;
  letter-spacing: 0.14em;
  text-transform: uppercase;
  transform: rotate(-7deg);
`;
