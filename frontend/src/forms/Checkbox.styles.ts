import styled from 'styled-components';
import { theme } from '../brand/theme';
import { focusLook } from './Field.styles';

export const CheckboxRow = styled.div`
  isolation: isolate;
  display: flex;
  align-items: flex-start;
  gap: 0.75rem;
`;

export const Box = styled.input`
  position: relative;
  z-index: 1;
  flex: none;
  inline-size: 1.5rem;
  block-size: 1.5rem;
  accent-color: ${theme.brand.line};
  scroll-margin-block: 3.5rem calc(${theme.toastsRoom} + ${theme.space.xl});
  ${focusLook}

  &:focus-visible {
    outline-offset: 2px;
  }
`;

export const CheckboxLabel = styled.label`
  position: relative;
  padding-block: 0.0625rem;
  overflow-wrap: anywhere;

  /* Enlarges the touch target around the box. */
  @media (pointer: coarse) {
    &::before {
      content: '';
      position: absolute;
      inset-block-start: -0.625rem;
      inset-inline-start: -2.875rem;
      inline-size: 2.75rem;
      block-size: 2.75rem;
    }
  }
`;
