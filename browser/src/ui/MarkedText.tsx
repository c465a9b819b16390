import styled from 'styled-components';
import { theme } from '../brand/theme';

/** Text in which `==words==` stand on the marker. */
export function MarkedText({ children }: { readonly children: string }) {
  return children.split('==').map((part, index) => (index % 2 === 1 ? <Mark key={index}>{part}</Mark> : part));
}

/**
 * Words as a highlighter leaves them: lower two thirds of the line, slightly aslant, broken over lines. A ground of the
 * marker's own colour sets another in `--mark`.
 */
const Mark = styled.mark`
  background: linear-gradient(
    178.4deg,
    transparent 22%,
    var(--mark, ${theme.color.marker}) 23%,
    var(--mark, ${theme.color.marker}) 91%,
    transparent 92%
  );
  color: ${theme.color.ink};
  margin-inline: -0.12em;
  padding-inline: 0.12em;
  -webkit-box-decoration-break: clone;
  box-decoration-break: clone;

  @media (forced-colors: active) {
    background: Mark;
    color: MarkText;
  }
`;
