import { theme } from '@incasso/browser/brand/theme';
import styled from 'styled-components';

export const InvoicesRegion = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m};
`;

/** Reserves the height of the invitation to avoid a layout shift. */
export const InvitationSlot = styled.div`
  display: grid;
  min-block-size: 8rem;
  margin-block-start: ${theme.space.s};

  @container (min-width: ${theme.fromContainer.small}) {
    min-block-size: 5rem;
  }

  @container (min-width: ${theme.fromContainer.medium}) {
    min-block-size: 4.5rem;
    margin-block-start: ${theme.space.m};
  }

  /* Useless without JavaScript. */
  @media print, (scripting: none) {
    display: none;
  }
`;

export const ReadLine = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${theme.space.m};
  margin: ${theme.space.s} 0 0;
  padding: ${theme.space.xs} ${theme.space.s} ${theme.space.xs} ${theme.space.m};
  border: 1px solid ${theme.color.rule};
  border-radius: ${theme.radius.control};
  background: ${theme.color.band};
`;
