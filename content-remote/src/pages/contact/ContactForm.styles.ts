import { theme } from '@incasso/browser/brand/theme';
import styled from 'styled-components';

export const Form = styled.form`
  display: grid;
  gap: ${theme.space.l};

  button[type='submit'] {
    justify-self: start;
  }

  noscript p {
    margin: 0;
  }
`;
