import { Container } from '@incasso/browser/ui/Section';
import { Glossed } from '../../blocks/Glossed';
import type { ServiceCard } from '../../content/contentTypes';
import { Card, Features, List, Title, Words } from './ServiceCards.styles';

/** The services as the entries of an invoice: what it is on the left, what it comprises line by line on the right. */
export function ServiceCards({ services }: { readonly services: readonly ServiceCard[] }) {
  return (
    <Container>
      <List>
        {services.map(({ title, description, features }) => (
          <Card key={title}>
            <Words>
              <Title>{title}</Title>
              {description !== undefined && <p>{description}</p>}
            </Words>
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
