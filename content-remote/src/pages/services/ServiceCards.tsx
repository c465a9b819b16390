import { theme } from '@incasso/browser/brand/theme';
import { Container, Section, SectionTitle } from '@incasso/browser/ui/Section';
import styled from 'styled-components';
import { Columns } from '../../blocks/Columns';
import { Glossed } from '../../blocks/Glossed';
import { tickMark } from '../../blocks/tickMark';
import type { ServiceCard } from '../../content/contentTypes';

type ServiceCardsProps = { readonly label: string; readonly id: string; readonly services: readonly ServiceCard[] };

/** The services, styled as the entries of an invoice. */
export function ServiceCards({ label, id, services }: ServiceCardsProps) {
  return (
    <Services aria-label={label} id={id}>
      <Container>
        <Columns $count={2}>
          {services.map(({ title, description, features }) => (
            <Card key={title}>
              <SectionTitle>{title}</SectionTitle>
              {description !== undefined && <p>{description}</p>}
              <ul>
                {features.map((feature) => (
                  <li key={feature}>
                    <Glossed>{feature}</Glossed>
                  </li>
                ))}
              </ul>
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

  p {
    margin: 0;
  }

  ul {
    align-self: start;
    margin: 0;
    padding: 0;
    list-style: none;
    border-block-start: 1px solid ${theme.color.ink};
  }

  li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0.9em;
    padding-block: 0.8rem;
  }

  li + li {
    border-block-start: 1px solid ${theme.color.rule};
  }

  li::before {
    ${tickMark}
  }
`;
