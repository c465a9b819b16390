import { theme } from '@incasso/browser/brand/theme';
import { css } from 'styled-components';

/** Style of a heading within a section: of a card, a note or a form. */
export const smallTitle = css`
  margin: 0;
  font-size: ${theme.size.h3};
  font-weight: 600;
  line-height: 1.3;
  letter-spacing: -0.01em;
`;
