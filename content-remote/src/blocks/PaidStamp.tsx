import { theme } from '@incasso/browser/brand/theme';
import styled from 'styled-components';

/** A stamp that says 'paid'. Decorative, because the text beside it says the same. */
export function PaidStamp() {
  return <Stamp aria-hidden="true">Betaald</Stamp>;
}

const Stamp = styled.span`
  display: inline-block;
  padding: 0.5em 0.9em;
  border: 3px solid ${theme.color.paid};
  outline: 1px solid ${theme.color.paid};
  outline-offset: -8px;
  border-radius: 3px;
  background: ${theme.color.paper};
  color: ${theme.color.paid};
  font-size: 1.125rem;
  font-weight: 700;
  line-height: 1.3;
  letter-spacing: 0.14em;
  text-transform: uppercase;
  transform: rotate(-7deg);
`;
