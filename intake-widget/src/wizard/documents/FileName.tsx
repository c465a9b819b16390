import { theme } from '@incasso/frontend/brand/theme';
import styled from 'styled-components';

/** Characters at the end of a name that stay in view: its number and extension. */
const tailLength = 12;

/** The name of a file on one line, shortened in its middle where it does not fit. */
export function FileName({ name }: { readonly name: string }) {
  const characters = Array.from(name);
  return (
    <Line title={name} dir="auto">
      <span>{characters.slice(0, -tailLength).join('')}</span>
      <span>{characters.slice(-tailLength).join('')}</span>
    </Line>
  );
}

const Line = styled.span`
  display: flex;
  min-inline-size: 0;
  line-height: 1.4;
  white-space: pre;

  > :first-child {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  > :last-child {
    flex: none;
  }

  /* On paper, and on a phone with enlarged text, nothing shows the rest of a name. */
  @media print, not all and (min-width: ${theme.from.narrow}) {
    display: block;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;
