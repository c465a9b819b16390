import { Container, Section, SectionTitle } from '@incasso/browser/ui/Section';
import { useId } from 'react';
import { StatisticFigure, type Statistic } from './StatisticFigure';
import { Counted, Figures, Strip } from './Statistics.styles';

type StatisticsProps = { readonly title: string; readonly note: string; readonly items: readonly Statistic[] };

/** The firm's figures, counted up when they scroll into view. */
export function Statistics({ title, note, items }: StatisticsProps) {
  const titleId = useId();
  return (
    <Section $ground="ink" $isBand aria-labelledby={titleId}>
      <Container>
        <Strip>
          <SectionTitle id={titleId}>{title}</SectionTitle>
          <Figures>
            {items.map((statistic) => (
              <StatisticFigure key={statistic.label} {...statistic} />
            ))}
          </Figures>
          <Counted>{note}</Counted>
        </Strip>
      </Container>
    </Section>
  );
}
