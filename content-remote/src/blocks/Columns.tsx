import { theme } from '@incasso/frontend/brand/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';

type ColumnsLook = {
  /** On a desktop. A tablet has two of four. */
  readonly $count: 2 | 3 | 4;
};

export const Columns = styled.div<ColumnsLook>`
  display: grid;
  gap: ${theme.space.l};

  @media (min-width: ${theme.from.medium}) {
    grid-template-columns: repeat(${({ $count }) => ($count === 4 ? 2 : $count)}, minmax(0, 1fr));
  }

  @media (min-width: ${theme.from.large}) {
    grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
    gap: ${theme.space.xl};
  }
`;

type TitledColumnsProps = {
  readonly count: ColumnsLook['$count'];
  readonly items: readonly { readonly title: string; readonly text: ReactNode }[];
};

export function TitledColumns({ count, items }: TitledColumnsProps) {
  return (
    <Items $count={count}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          {text}
        </li>
      ))}
    </Items>
  );
}

const Items = styled(Columns).attrs({ as: 'ul' })`
  li {
    padding-block-start: ${theme.space.m};
    border-block-start: 1px solid ${theme.color.controlBorder};
    text-wrap: pretty;
  }

  h3 {
    margin-block-end: ${theme.space.xs};
    font-size: inherit;
    font-weight: 650;
  }
`;
