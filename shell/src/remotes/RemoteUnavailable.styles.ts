import styled from 'styled-components';
import { theme } from '@incasso/contract/browser/theme';

export const Notice = styled.section`
  max-inline-size: ${theme.width.page};
  margin-inline: auto;
  padding: ${theme.space.section} ${theme.space.gutter};
`;
