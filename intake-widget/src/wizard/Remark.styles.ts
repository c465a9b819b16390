import { focusLook } from '@incasso/frontend/forms/Field.styles';
import { theme } from '@incasso/frontend/brand/theme';
import { fingerHeight } from '@incasso/frontend/ui/fingerRoom';
import styled from 'styled-components';

/** What the visitor should look at, on a line of its own. */
export const Remark = styled.span`
  display: block;
  margin-block-start: ${theme.space.xs};
  border-inline-start: 4px solid ${theme.brand.mark};
  padding-inline-start: ${theme.space.s};
  color: ${theme.color.ink};
  overflow-wrap: anywhere;
`;

/** A button on a line of text. */
export const LineButton = styled.button`
  min-block-size: 1.75rem;
  color: ${theme.color.ink};
  font-weight: 650;
  text-decoration: underline;
  text-underline-offset: 0.2em;

  @media (pointer: coarse) {
    min-block-size: ${fingerHeight};
  }

  ${focusLook}
`;
