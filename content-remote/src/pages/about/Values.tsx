import { Container, Section, SectionTitle } from '@incasso/browser/ui/Section';
import { useId } from 'react';
import type { TitledText } from '../../content/contentTypes';
import { List } from './Values.styles';

export function Values({ title, items }: { readonly title: string; readonly items: readonly TitledText[] }) {
  const titleId = useId();
  return (
    <Section aria-labelledby={titleId}>
      <Container>
        <SectionTitle id={titleId}>{title}</SectionTitle>
        <List>
          {items.map(({ title: value, text }) => (
            <li key={value}>
              <h3>{value}</h3>
              <p>{text}</p>
            </li>
          ))}
        </List>
      </Container>
    </Section>
  );
}
