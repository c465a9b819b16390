import styled from 'styled-components';
import { theme } from '../brand/theme';

export const CaseReference = styled.strong`
  font-size: ${theme.size.h3};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.08em;
  white-space: nowrap;
`;
