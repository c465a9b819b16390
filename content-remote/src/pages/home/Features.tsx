import { Container, Section, SectionTitle } from '@incasso/browser/ui/Section';
import { useId } from 'react';
import { Column, Figure, Ledger, Text, Title } from './Features.styles';

/** A strength of the firm, with the figure that proves it. */
export type Feature = {
  readonly title: string;
  readonly text: string;
  readonly figure: string;
  readonly unit: string;
};

export function Features({ title, items }: { readonly title: string; readonly items: readonly Feature[] }) {
  const titleId = useId();
  return (
    <Section aria-labelledby={titleId}>
      <Container>
        <SectionTitle id={titleId}>{title}</SectionTitle>
        <Ledger>
          {items.map((feature) => (
            <Column key={feature.title}>
              <Title>{feature.title}</Title>
              <Text>{feature.text}</Text>
              <Figure>
                <strong>{feature.figure}</strong> {feature.unit}
              </Figure>
            </Column>
          ))}
        </Ledger>
      </Container>
    </Section>
  );
}
