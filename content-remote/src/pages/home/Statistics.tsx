import { Container, Section, SectionTitle } from '@incasso/browser/ui/Section';
import { useId } from 'react';
import { StatisticFigure, type Statistic } from './StatisticFigure';
import { Figures, Strip } from './Statistics.styles';

/** The firm's figures, counted up when they come into sight. */
export function Statistics({ title, items }: { readonly title: string; readonly items: readonly Statistic[] }) {
  const titleId = useId();
  return (
    <Section $ground="ink" aria-labelledby={titleId}>
      <Container>
        <Strip>
          <SectionTitle id={titleId}>{title}</SectionTitle>
          <Figures>
            {items.map((statistic) => (
              <StatisticFigure key={statistic.label} {...statistic} />
            ))}
          </Figures>
        </Strip>
      </Container>
    </Section>
  );
}
