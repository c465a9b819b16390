import { theme } from '@incasso/frontend/brand/theme';
import styled from 'styled-components';

/** Reserves the height of the invitation to avoid a layout shift. */
export const InvitationSlot = styled.div`
  display: grid;
  min-block-size: 8rem;

  @container (min-width: ${theme.fromContainer.small}) {
    min-block-size: 5rem;
  }

  @container (min-width: ${theme.fromContainer.medium}) {
    min-block-size: 4.5rem;
  }

  /* Useless without JavaScript. */
  @media print, (scripting: none) {
    display: none;
  }
`;
