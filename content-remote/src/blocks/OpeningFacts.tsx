import { theme } from '@incasso/browser/brand/theme';
import { PlainLink } from '@incasso/browser/ui/PlainLink';
import styled from 'styled-components';

export type OpeningFact = { readonly term: string; readonly value: string; readonly href?: string };

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
  margin: 0;
  font-variant-numeric: tabular-nums;

  div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${theme.space.m};
    padding-block: 0.6rem;
    border-block-start: 1px solid ${theme.color.rule};
  }

  @media not all and (min-width: ${theme.from.small}) {
    div {
      display: block;
    }
  }

  dt {
    color: ${theme.color.inkSoft};
  }

  dd {
    margin: 0;
    font-weight: 650;

    @media (min-width: ${theme.from.small}) {
      margin-inline-start: auto;
      text-align: end;
    }
  }
`;
