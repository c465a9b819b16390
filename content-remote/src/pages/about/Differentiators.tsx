import { Container, Section, SectionTitle } from '@incasso/browser/ui/Section';
import { useId } from 'react';
import { Split } from '../../blocks/Split';
import type { TitledText } from '../../content/contentTypes';
import { Grid } from './Differentiators.styles';

export function Differentiators({ title, items }: { readonly title: string; readonly items: readonly TitledText[] }) {
  const titleId = useId();
  return (
    <Section $ground="band" aria-labelledby={titleId}>
      <Container>
        <Split>
          <SectionTitle id={titleId}>{title}</SectionTitle>
          <Grid>
            {items.map(({ title: difference, text }) => (
              <article key={difference}>
                <h3>{difference}</h3>
                <p>{text}</p>
              </article>
            ))}
          </Grid>
        </Split>
      </Container>
    </Section>
  );
}
