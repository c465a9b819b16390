import { theme } from '@incasso/browser/brand/theme';
import styled from 'styled-components';

export const ConfirmationGroup = styled.div`
  display: grid;
  gap: ${theme.space.l};

  p,
  h3 {
    margin: 0;
  }
`;

export const ReceivedDocuments = styled.ul`
  margin: ${theme.space.s} 0 0;
  padding: 0;
  border-block-start: 1px solid ${theme.color.ink};
  list-style: none;
`;

export const ReceivedDocument = styled.li`
  display: flex;
  justify-content: space-between;
  gap: ${theme.space.m};
  padding-block: ${theme.space.s};
  border-block-end: 1px solid ${theme.color.rule};
  font-variant-numeric: tabular-nums;

  > :first-child {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  > :last-child {
    flex: none;
    color: ${theme.color.inkSoft};
  }
`;
