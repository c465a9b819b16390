import { theme } from '@incasso/browser/brand/theme';
import styled from 'styled-components';
import { smallTitle } from '../../blocks/smallTitle';
import { Details, Result } from '../../cost-calculator/CostCalculator.styles';
import { Outcome } from '../../cost-calculator/Outcome';
import { costConditions, costKinds } from './costKinds.content';

/** The rule of each kind of case with a collapsed example, then the conditions. */
export function CostKinds() {
  const { example, items, others } = costKinds;
  return (
    <List>
      {items.map(({ title, rule, costs }) => (
        <section key={title}>
          <h3>{title}</h3>
          <p>{rule}</p>
          <Details>
            <summary>
              {example}. {costs.result}
            </summary>
            <Result>
              <Outcome costs={costs} />
            </Result>
          </Details>
        </section>
      ))}
      <section>
        <h3>{others.title}</h3>
        <p>{others.rule}</p>
      </section>
      <Details>
        <summary>{costConditions.title}</summary>
        <ul>
          {costConditions.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Details>
    </List>
  );
}

const List = styled.div`
  border-block-start: 2px solid ${theme.color.ink};

  section {
    padding-block: ${theme.space.m};
    border-block-end: 1px solid ${theme.color.rule};
  }

  h3 {
    ${smallTitle}
  }

  section > p {
    margin-block: ${theme.space.s} 0;
    max-inline-size: ${theme.width.text};
  }

  details {
    font-size: ${theme.size.small};
  }
`;
