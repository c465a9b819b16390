import { Container, Section } from '@incasso/browser/ui/Section';
import type { TitledText } from '../../content/contentTypes';
import { Card, Cards } from './MissionAndVision.styles';

export function MissionAndVision({ items }: { readonly items: readonly TitledText[] }) {
  return (
    <Section $ground="ink">
      <Container>
        <Cards>
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
