import styled from 'styled-components';
import { theme } from '../brand/theme';

type RuledListLook = {
  /** Whether its first line is thin, within a form or beside a text. */
  readonly $isFine?: boolean;
  /** Whether a double line closes it, as below a total. */
  readonly $isClosed?: boolean;
};

/** Items between the ruled lines of a ledger. */
export const RuledList = styled.ul<RuledListLook>`
  inline-size: 100%;
  border-block-start: ${({ $isFine = false }) => ($isFine ? 1 : 2)}px solid ${theme.color.ink};

  > * {
    border-block-end: 1px solid ${theme.color.rule};
  }

  ${({ $isClosed = false }) => $isClosed && `> :last-child { border-block-end: 5px double ${theme.color.ink}; }`}
`;

/** Items without bullets: the document's rules take them from a list that has a class. */
export const PlainList = styled.ul``;
