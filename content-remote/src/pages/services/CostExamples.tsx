import { Sums } from '@incasso/browser/ui/Sums';
import { theme } from '@incasso/browser/brand/theme';
import { openOnPaper } from '@incasso/browser/ui/openOnPaper';
import styled from 'styled-components';
import { smallTitle } from '../../blocks/smallTitle';
import { costExamples } from './costExamples.content';

export function CostExamples() {
  return (
    <>
      <Title>{costExamples.title}</Title>
      <Examples>
        {costExamples.items.map(({ title, result, rows, note }) => (
          <Example key={title}>
            <summary>
              <strong>{title}:</strong> {result}
            </summary>
            <Sums>
              {rows.map(({ label, amount, isTotal = false }) => (
                <Row key={label} $isTotal={isTotal}>
                  <dt>{label}</dt>
                  <dd>{amount}</dd>
                </Row>
              ))}
            </Sums>
            <p>{note}</p>
          </Example>
        ))}
      </Examples>
      <Note>{costExamples.note}</Note>
    </>
  );
}

const Title = styled.h3`
  ${smallTitle}
  margin-block: ${theme.space.xl} ${theme.space.m};
`;

const Note = styled.p`
  margin-block: ${theme.space.m} 0;
  font-size: ${theme.size.small};
  color: ${theme.color.inkSoft};
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

  p {
    margin-block: ${theme.space.s} 0;
    color: ${theme.color.inkSoft};
  }
`;

const Row = styled.div<{ $isTotal: boolean }>`
  font-weight: ${({ $isTotal }) => ($isTotal ? 650 : 'inherit')};
`;
