import { theme } from '@incasso/frontend/brand/theme';
import styled from 'styled-components';
import { TitledSection } from '../../blocks/TitledSection';
import { StatisticFigure, type Statistic } from './StatisticFigure';

type StatisticsProps = { readonly title: string; readonly note: string; readonly items: readonly Statistic[] };

/** The firm's figures, counted up when they scroll into view. */
export function Statistics({ title, note, items }: StatisticsProps) {
  return (
    <TitledSection $ground="ink" $isBand title={title}>
      <Figures>
        {items.map((statistic) => (
          <StatisticFigure key={statistic.label} {...statistic} />
        ))}
      </Figures>
      <Counted>{note}</Counted>
    </TitledSection>
  );
}

/** Two columns, one for enlarged text, four on a desktop. The longest figure, `1.500.000+`, fits one of them. */
const Figures = styled.div`
  --figure: min(3.75rem, 8.6vw);
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(9rem, 34%)), 1fr));

  > * {
    min-inline-size: 0;
  }

  gap: ${theme.space.l};

  @media (min-width: ${theme.from.large}), print {
    --figure: min(3.75rem, 4.4vw);
    grid-template-columns: repeat(4, 1fr);
  }
`;

const Counted = styled.p`
  max-inline-size: 42rem;
  font-size: ${theme.size.small};
`;
