import { theme } from '@incasso/browser/brand/theme';
import styled from 'styled-components';
import { headingSize } from './steps/FormStep.styles';

export const ConfirmationGroup = styled.div`
  display: grid;
  gap: ${theme.space.l};

  p,
  h3 {
    margin: 0;
  }
`;

/** The reference in a ruled field, as the structured message on a payment slip. */
export const ReferenceSlip = styled.dl`
  display: grid;
  gap: ${theme.space.xs};
  margin: 0;
  padding: ${theme.space.m} ${theme.space.l};
  border: 1px solid ${theme.color.ink};
  border-block-end-width: 2px;
  border-radius: ${theme.radius.control};

  dt {
    font-weight: 650;
  }

  dd {
    margin: 0;
    color: ${theme.color.inkSoft};
  }
`;

export const Reference = styled.dd`
  && {
    ${headingSize}
    color: ${theme.color.ink};
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.08em;
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
