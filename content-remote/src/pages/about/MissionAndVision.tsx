import { theme } from '@incasso/frontend/brand/theme';
import { Container, Section } from '@incasso/frontend/ui/Section';
import styled from 'styled-components';
import { Columns } from '../../blocks/Columns';
import type { TitledText } from '../../content/contentTypes';

export function MissionAndVision({ items }: { readonly items: readonly TitledText[] }) {
  return (
    <Section $ground="ink">
      <Container>
        <Cards $count={2}>
          {items.map(({ title, text }) => (
            <Card key={title}>
              <h2>{title}</h2>
              <p>{text}</p>
            </Card>
          ))}
        </Cards>
      </Container>
    </Section>
  );
}

const Cards = styled(Columns)`
  gap: ${theme.space.xl};
`;

const Card = styled.article`
  padding-block-start: ${theme.space.l};
  border-block-start: 3px solid ${theme.color.marker};

  h2 {
    margin-block-end: ${theme.space.m};
    font: inherit;
    font-weight: 650;
    color: ${theme.color.marker};
  }

  p {
    font-family: ${theme.font.heading};
    font-size: ${theme.size.h2};
    line-height: 1.25;
    letter-spacing: -0.012em;
    text-wrap: balance;
  }
`;
