import { theme } from '@incasso/frontend/brand/theme';
import { css } from 'styled-components';

/** Style of a large figure, without its size, which depends on its column. */
export const figureLook = css`
  font-family: ${theme.font.heading};
  font-weight: 500;
  font-variant-numeric: tabular-nums lining-nums;
  line-height: 1;
  letter-spacing: -0.03em;
`;
