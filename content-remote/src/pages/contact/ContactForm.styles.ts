import { theme } from '@incasso/browser/brand/theme';
import { Button } from '@incasso/browser/forms/Button';
import styled, { css } from 'styled-components';

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

/** At rest it looks like what it will be: a form that nobody touched has nothing wrong with it. */
export const SendButton = styled(Button)<{ $isAtRest: boolean }>`
  ${({ $isAtRest }) =>
    $isAtRest &&
    css`
      &:disabled {
        border-color: ${theme.brand.line};
        background: ${theme.brand.action};
        color: ${theme.brand.onAction};
      }
    `}
`;

export const Status = styled.p`
  margin: 0;
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.small};

  &:empty {
    margin-block-start: -${theme.space.l};
  }
`;
