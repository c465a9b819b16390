import { theme } from '@incasso/browser/brand/theme';
import styled, { css } from 'styled-components';
import type { TitledText } from '../content/contentTypes';
import { smallTitle } from './smallTitle';

/** A list ruled as a bill: below a heavy rule and above a double one. */
export const ledgerLook = css`
  margin: 0;
  padding: 0;
  list-style: none;
  border-block-start: 2px solid ${theme.color.ink};
  border-block-end: 5px double ${theme.color.ink};

  > li {
    padding-block: 1.25rem;
  }

  > li + li {
    border-block-start: 1px solid ${theme.color.rule};
  }

  h3 {
    ${smallTitle}
  }

  p {
    margin: 0;
    max-inline-size: ${theme.width.text};
    text-wrap: pretty;
  }
`;

export function Ledger({ items }: { readonly items: readonly TitledText[] }) {
  return (
    <List>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  ${ledgerLook}

  > li {
    display: grid;
    gap: ${theme.space.xs} ${theme.space.xxl};
    align-items: baseline;
  }

  @media (min-width: ${theme.from.medium}) {
    > li {
      grid-template-columns: 5fr 7fr;
    }
  }
`;
