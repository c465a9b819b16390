import styled, { css } from 'styled-components';
import { theme } from '../brand/theme';

type Space = Exclude<keyof typeof theme.space, 'section' | 'band' | 'gutter'>;

/** One step of the scale, or two: between rows, then between columns. */
export type Gap = Space | `${Space | '0'} ${Space}`;

const steps: Readonly<Record<string, string | undefined>> = theme.space;

const gapOf = (gap: Gap) =>
  gap
    .split(' ')
    .map((step) => steps[step] ?? '0')
    .join(' ');

type StackLook = {
  /** Default `l`. */
  readonly $gap?: Gap;
  /** Whether children keep their own width. */
  readonly $isNarrow?: boolean;
};

/** Children below each other, none wider than their parent. */
export const Stack = styled.div<StackLook>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${({ $gap = 'l' }) => gapOf($gap)};
  ${({ $isNarrow = false }) => $isNarrow && 'justify-items: start;'}
`;

/** The fields of a form below each other, at the distance that a partner may choose. */
export const Fields = styled(Stack)`
  gap: ${theme.form.gap};
`;

type RowLook = {
  /** Default `m`. */
  readonly $gap?: Gap;
  /** Whether the first and the last child are at the two ends. */
  readonly $isSpread?: boolean;
};

/** Children beside each other, on more lines where they do not fit. */
export const Row = styled.div<RowLook>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ $gap = 'm' }) => gapOf($gap)};
  ${({ $isSpread = false }) => $isSpread && 'justify-content: space-between;'}
`;

type SplitLook = {
  /** Widths of the columns, as of `grid-template-columns`. Default: a narrow one for a title, then a wide one. */
  readonly $of?: string;
  /** Screen from which on they are beside each other. Default `large`. */
  readonly $from?: 'medium' | 'large';
  /** While they are below each other. Default `xl`. */
  readonly $gap?: Gap;
  /** While they are beside each other. Default `xxl`. */
  readonly $wideGap?: Gap;
};

/** Columns of unequal rank, below each other on small screens. */
export const Split = styled.div<SplitLook>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap = 'xl' }) => gapOf($gap)};

  ${({ $of = '4fr 8fr', $from = 'large', $wideGap = 'xxl' }) => css`
    @media (min-width: ${theme.from[$from]}) {
      grid-template-columns: ${$of};
      gap: ${gapOf($wideGap)};
    }
  `}
`;
