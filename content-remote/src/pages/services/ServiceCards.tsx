import { Container } from '@incasso/browser/ui/Section';
import { Glossed } from '../../blocks/Glossed';
import type { ServiceCard } from '../../content/contentTypes';
import { Card, Features, List, Title, ServiceText } from './ServiceCards.styles';

/** The services, styled as the entries of an invoice. */
export function ServiceCards({ services }: { readonly services: readonly ServiceCard[] }) {
  return (
    <Container>
      <List>
        {services.map(({ title, description, features }) => (
          <Card key={title}>
            <ServiceText>
              <Title>{title}</Title>
              {description !== undefined && <p>{description}</p>}
            </ServiceText>
            <Features>
              {features.map((feature) => (
                <li key={feature}>
                  <Glossed>{feature}</Glossed>
                </li>
              ))}
            </Features>
          </Card>
        ))}
      </List>
    </Container>
  );
}
