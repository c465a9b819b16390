import styled from 'styled-components';
import { theme } from '../brand/theme';

export const PageHeading = styled.h1`
  font-family: ${theme.font.heading};
  font-size: ${theme.size.h1};
  font-weight: 600;
  line-height: 1.04;
  letter-spacing: -0.024em;
  text-wrap: balance;
`;
