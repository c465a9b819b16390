import { theme } from '@incasso/frontend/brand/theme';
import { RuledList } from '@incasso/frontend/layout/RuledList';
import { SubTitle } from '@incasso/frontend/ui/Section';
import styled from 'styled-components';
import type { TitledText } from '../content/contentTypes';

/** A list ruled as a bill: below a heavy rule and above a double one. */
export const Bill = styled(RuledList).attrs({ $isClosed: true })`
  > li {
    padding-block: 1.25rem;
  }

  p {
    max-inline-size: ${theme.width.text};
    text-wrap: pretty;
  }
`;

export function Ledger({ items }: { readonly items: readonly TitledText[] }) {
  return (
    <List>
      {items.map(({ title, text }) => (
        <li key={title}>
          <SubTitle>{title}</SubTitle>
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}

const List = styled(Bill)`
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
