import { theme } from '@incasso/browser/brand/theme';
import styled from 'styled-components';

/** Reserves the height of the invitation to avoid a layout shift. */
export const InvitationSlot = styled.div`
  display: grid;
  min-block-size: 6.5rem;

  @container (min-width: ${theme.fromContainer.small}) {
    min-block-size: 3.625rem;
  }

  @media print {
    display: none;
  }
`;

export const ReadLine = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${theme.space.m};
  margin: 0;
  padding: ${theme.space.xs} ${theme.space.s} ${theme.space.xs} ${theme.space.m};
  border: 1px solid ${theme.color.rule};
  border-radius: ${theme.radius.control};
  background: ${theme.color.band};
`;
