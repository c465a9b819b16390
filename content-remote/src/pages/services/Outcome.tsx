import { theme } from '@incasso/frontend/brand/theme';
import { SmallPrint } from '@incasso/frontend/layout/SmallPrint';
import { Stack } from '@incasso/frontend/layout/Stack';
import { Fold } from '@incasso/frontend/ui/Fold';
import { SubTitle } from '@incasso/frontend/ui/Section';
import type { CaseCosts } from '@incasso/debts/costsOf';
import type { Ref } from 'react';
import styled from 'styled-components';
import { calculatorText as text } from './services.content';

type OutcomeProps = {
  readonly costs: CaseCosts;
  /** What was calculated, when the outcome is only an example. */
  readonly example?: string | undefined;
  readonly ref?: Ref<HTMLDivElement>;
};

/** The outcome in one line, what the debtor owes and the client keeps, and how it is calculated. */
export function Outcome({ costs: { result, rows, notes, calculation }, example, ref }: OutcomeProps) {
  return (
    <Parts>
      <div ref={ref}>
        {example !== undefined && <SmallPrint>{example}</SmallPrint>}
        <Answer as="p">{result}</Answer>
      </div>
      <Sums>
        {rows.map(({ label, sum, isTotal = false }) => (
          <Line key={label} $isTotal={isTotal}>
            <dt>{label}</dt>
            <dd>{sum}</dd>
          </Line>
        ))}
      </Sums>
      {notes.map((note) => (
        <SmallPrint key={note}>{note}</SmallPrint>
      ))}
      {calculation.length > 0 && (
        <Fold isSmall title={text.how}>
          <ul>
            {calculation.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Fold>
      )}
    </Parts>
  );
}

const Parts = styled(Stack).attrs({ $gap: 'm' })`
  > :first-child {
    scroll-margin-block-end: ${theme.space.l};
  }
`;

const Answer = styled(SubTitle)`
  font-family: ${theme.font.heading};
`;

const Line = styled.div<{ $isTotal: boolean }>`
  && {
    ${({ $isTotal }) => $isTotal && `border-block-end: 5px double ${theme.color.ink}; font-weight: 650;`}
  }
`;

/** Lines of a ledger, with the amount at the end. A long label wraps beside its amount, or is above it. */
const Sums = styled.dl`
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.space.m};
    padding-block: ${theme.space.xs};
    border-block-end: 1px solid ${theme.color.rule};
  }

  dt {
    flex: 1 1 8rem;
  }

  dd {
    margin-inline-start: auto;
    font-variant-numeric: tabular-nums;
  }
`;
