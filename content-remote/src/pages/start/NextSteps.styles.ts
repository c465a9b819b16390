import { theme } from '@incasso/browser/brand/theme';
import styled from 'styled-components';
import { smallTitle } from '../../blocks/smallTitle';

/** A list with empty check boxes, styled as a ledger. */
export const List = styled.div`
  display: grid;
  gap: ${theme.space.m};
  align-content: start;

  h2 {
    ${smallTitle}
  }

  ol {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
    column-gap: ${theme.space.l};
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    padding-block: 0.75rem;
    border-block-start: 1px solid ${theme.color.rule};
    font-size: ${theme.size.small};
    line-height: 1.5;
    color: ${theme.color.inkSoft};
  }

  strong {
    display: block;
    color: ${theme.color.ink};
  }
`;
