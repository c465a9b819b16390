import { theme } from '@incasso/browser/brand/theme';
import { openOnPaper } from '@incasso/browser/ui/openOnPaper';
import styled from 'styled-components';
import { smallTitle } from '../../blocks/smallTitle';
import { Result } from '../../cost-calculator/CostCalculator.styles';
import { Outcome } from '../../cost-calculator/Outcome';
import { costExamples } from './costExamples.content';

export function CostExamples() {
  return (
    <>
      <Title>{costExamples.title}</Title>
      <Examples>
        {costExamples.items.map((costs) => (
          <Example key={costs.title}>
            <summary>
              <strong>{costs.title}:</strong> {costs.result}
            </summary>
            <Result>
              <Outcome costs={costs} />
            </Result>
          </Example>
        ))}
      </Examples>
    </>
  );
}

const Title = styled.h3`
  ${smallTitle}
  margin-block: ${theme.space.xl} ${theme.space.m};
`;

const Example = styled.details`
  > summary {
    padding-block: 0.75rem;
    cursor: pointer;
  }

  ${openOnPaper}
`;

const Examples = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
  gap: 0 ${theme.space.xl};
  align-items: start;
  font-size: ${theme.size.small};
`;
