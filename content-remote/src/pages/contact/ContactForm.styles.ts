import { theme } from '@incasso/browser/brand/theme';
import styled from 'styled-components';

export const Form = styled.form`
  display: grid;
  gap: ${theme.space.l};

  button[type='submit'] {
    justify-self: start;

    /* The press on a disabled button reaches the form, which then says why: by itself the button reports none. */
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
