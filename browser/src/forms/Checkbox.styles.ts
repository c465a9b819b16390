import styled from 'styled-components';
import { theme } from '../brand/theme';
import { FieldGroup, focusLook } from './Field.styles';

export const CheckboxGroup = styled(FieldGroup)``;

export const CheckboxRow = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 0.75rem;
`;

export const Box = styled.input`
  flex: none;
  inline-size: 1.5rem;
  block-size: 1.5rem;
  margin: 0;
  accent-color: ${theme.brand.line};
  scroll-margin-block: calc(${theme.barHeight} + 6rem) ${theme.space.xl};

  &:focus-visible {
    ${focusLook}
    outline-offset: 2px;
  }
`;

export const CheckboxLabel = styled.label`
  padding-block: 0.0625rem;
  overflow-wrap: anywhere;
`;
