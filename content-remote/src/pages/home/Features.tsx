import { theme } from '@incasso/frontend/brand/theme';
import { SubTitle } from '@incasso/frontend/ui/Section';
import styled from 'styled-components';
import { TitledSection } from '../../blocks/TitledSection';

/** A strength of the firm, with the figure that proves it. */
export type Feature = {
  readonly title: string;
  readonly text: string;
  readonly figure: string;
  readonly unit: string;
};

export function Features({ title, items }: { readonly title: string; readonly items: readonly Feature[] }) {
  return (
    <TitledSection title={title}>
      <Strengths>
        {items.map((feature) => (
          <Strength key={feature.title}>
            <SubTitle>{feature.title}</SubTitle>
            <Text>{feature.text}</Text>
            <Figure>
              <strong>{feature.figure}</strong> {feature.unit}
            </Figure>
          </Strength>
        ))}
      </Strengths>
    </TitledSection>
  );
}

const Strengths = styled.div`
  display: grid;
  border-block-start: 2px solid ${theme.color.ink};

  @media (min-width: ${theme.from.medium}) {
    grid-template-columns: repeat(2, 1fr);
    column-gap: ${theme.space.xl};
  }

  @media (min-width: ${theme.from.large}) {
    grid-template-columns: repeat(4, 1fr);
    column-gap: 0;
  }
`;

const Strength = styled.article`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: ${theme.space.s};
  padding-block: ${theme.space.l} ${theme.space.m};

  @media (min-width: ${theme.from.large}) {
    padding-inline: ${theme.space.l};
    border-inline-start: 1px solid ${theme.color.rule};

    &:first-child {
      padding-inline-start: 0;
      border-inline-start: 0;
    }

    &:last-child {
      padding-inline-end: 0;
    }
  }
`;

const Text = styled.p`
  max-inline-size: 22.03em;
  text-wrap: pretty;
`;

/** A total as in bookkeeping: below a single rule and above a double one. */
const Figure = styled.p`
  display: flex;
  align-items: baseline;
  gap: 0.5em;
  margin-block-start: ${theme.space.s};
  padding-block: ${theme.space.xs} ${theme.space.s};
  border-block-end: 4px double ${theme.color.ink};
  font-variant-numeric: tabular-nums;

  strong {
    flex: none;
    font-family: ${theme.font.heading};
    font-size: 2.25rem;
    font-weight: 600;
    line-height: 1.1;
  }
`;
