import { theme } from '@incasso/browser/brand/theme';
import styled from 'styled-components';
import { RemoveButton } from '../documents/DocumentRow.styles';

/** Its words stand below those above it. */
export const OfferButton = styled(RemoveButton)`
  margin-inline-start: calc(-1 * ${theme.space.xs});
`;
