import { theme } from '@incasso/browser/brand/theme';
import styled from 'styled-components';

export const Form = styled.form`
  display: grid;
  gap: ${theme.space.l};

  button[type='submit'] {
    justify-self: start;

    /* A disabled button fires no click event. The click must reach the form, which then explains why it waits. */
    &:disabled {
      pointer-events: none;
    }
  }

  noscript p {
    margin: 0;
  }
`;

export const Status = styled.p`
  margin: 0;
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.small};

  &:empty {
    margin-block-start: -${theme.space.l};
  }
`;
