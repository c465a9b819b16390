import styled from 'styled-components';
import { theme } from '../brand/theme';

/** Text in which `==words==` are highlighted with the marker. */
export function MarkedText({ children }: { readonly children: string }) {
  return children.split('==').map((part, index) => (index % 2 === 1 ? <Mark key={index}>{part}</Mark> : part));
}

/**
 * Looks like a highlighter's stroke: the lower two thirds of the line, slightly slanted, on each line of the text. On a
 * background in the marker's colour, the parent sets another one in `--mark`.
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
