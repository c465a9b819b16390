import { theme } from '@incasso/frontend/brand/theme';
import { RuledList } from '@incasso/frontend/layout/RuledList';
import { Container, Section, SectionTitle } from '@incasso/frontend/ui/Section';
import styled from 'styled-components';
import { Columns } from '../../blocks/Columns';
import { Glossed } from '../../blocks/Glossed';
import { tickMark } from '../../blocks/tickMark';
import type { ServiceCard } from '../../content/contentTypes';

type ServiceCardsProps = { readonly label: string; readonly id: string; readonly services: readonly ServiceCard[] };

export function ServiceCards({ label, id, services }: ServiceCardsProps) {
  return (
    <Services aria-label={label} id={id}>
      <Container>
        <Columns $count={2}>
          {services.map(({ title, description, features }) => (
            <Card key={title}>
              <SectionTitle>{title}</SectionTitle>
              {description !== undefined && <p>{description}</p>}
              <RuledList $isFine>
                {features.map((feature) => (
                  <li key={feature}>
                    <Glossed>{feature}</Glossed>
                  </li>
                ))}
              </RuledList>
            </Card>
          ))}
        </Columns>
      </Container>
    </Services>
  );
}

const Services = styled(Section)`
  padding-block-start: ${theme.space.xl};

  ${Columns} {
    row-gap: ${theme.space.xl};
  }
`;

const Card = styled.article`
  display: grid;
  align-content: start;
  gap: ${theme.space.m};

  /* Aligns the lists of two cards in a row. */
  @media (min-width: ${theme.from.medium}) {
    grid-row: span 3;
    grid-template-rows: subgrid;

    > ul {
      grid-row: 3;
    }
  }

  ul {
    align-self: start;
  }

  li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0.9em;
    padding-block: 0.8rem;
  }

  li:last-child {
    border-block-end: 0;
  }

  li::before {
    ${tickMark}
  }
`;
