import styled from 'styled-components';
import { fromContainer } from '../layout/fromContainer';

/** As high as the invitation that comes into it, so that nothing moves. */
export const InvitationPlace = styled.div`
  display: grid;
  min-block-size: 19rem;

  @container (min-width: ${fromContainer.small}) {
    min-block-size: 16rem;
  }

  @container (min-width: ${fromContainer.medium}) {
    min-block-size: 11rem;
  }

  @media print {
    display: none;
  }
`;
