import { theme } from '@incasso/browser/brand/theme';
import styled from 'styled-components';

/** As high as the invitation that comes into it, so that nothing moves. */
export const InvitationPlace = styled.div`
  display: grid;
  min-block-size: 19rem;

  @container (min-width: ${theme.fromContainer.small}) {
    min-block-size: 16rem;
  }

  @container (min-width: ${theme.fromContainer.medium}) {
    min-block-size: 11rem;
  }

  @media print {
    display: none;
  }
`;
