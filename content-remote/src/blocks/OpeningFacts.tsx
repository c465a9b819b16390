import { theme } from '@incasso/frontend/brand/theme';
import { PlainLink } from '@incasso/frontend/ui/PlainLink';
import styled from 'styled-components';

type OpeningFact = { readonly term: string; readonly value: string; readonly href?: string };

/** The key facts of a page, styled as the lines at the head of an invoice. */
export function OpeningFacts({ facts }: { readonly facts: readonly OpeningFact[] }) {
  return (
    <List>
      {facts.map(({ term, value, href }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{href === undefined ? value : <PlainLink href={href}>{value}</PlainLink>}</dd>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  display: grid;
  column-gap: ${theme.space.l};
  font-variant-numeric: tabular-nums;

  > div {
    padding-block: 0.6rem;
    border-block-start: 1px solid ${theme.color.rule};
  }

  dt {
    color: ${theme.color.inkSoft};
  }

  dd {
    font-weight: 650;
    text-wrap: pretty;
    overflow-wrap: anywhere;
  }

  @media (min-width: ${theme.from.medium}), print {
    /* Columns sized by their content would shift when the fonts arrive. */
    > div {
      display: grid;
      grid-template-columns: 1fr 2fr;
      gap: ${theme.space.l};
    }
  }
`;
