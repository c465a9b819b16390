import styled from 'styled-components';
import { theme } from '@incasso/browser/brand/theme';
import { fingerHeight } from '@incasso/browser/ui/fingerRoom';
import { Row, Split } from '@incasso/browser/layout/Stack';

export const Foot = styled.footer`
  padding-block: ${theme.space.xxl} ${theme.space.l};
  background: ${theme.color.ink};
  color: ${theme.color.paper};
`;

export const FooterColumns = styled(Split).attrs({
  $of: 'minmax(0, 2fr) minmax(max-content, 1fr) minmax(max-content, 1fr)',
  $from: 'medium',
})`
  line-height: 1.6;

  p {
    margin-block: ${theme.space.m};
    max-inline-size: 26rem;
  }
`;

export const Name = styled.div`
  font-family: ${theme.font.heading};
  font-size: ${theme.size.h3};
  font-weight: 650;
`;

/** Has the line height of the firm's name beside it. */
export const Heading = styled.h2`
  margin-block-end: ${theme.space.m};
  font-family: ${theme.font.text};
  font-size: 1rem;
  font-weight: 650;
  line-height: calc(${theme.size.h3} * 1.6);
`;

/** In two columns where no other column is beside it. */
export const LinkList = styled.ul`
  @media (min-width: ${theme.from.narrow}) and (width < ${theme.from.medium}) {
    columns: 2;
  }
`;

export const FooterLink = styled.a`
  color: inherit;
  text-decoration-color: ${theme.color.controlBorder};
  text-underline-offset: 0.25em;

  /* Touch targets. */
  @media (pointer: coarse) {
    display: inline-flex;
    align-items: center;
    min-block-size: ${fingerHeight};
  }

  &:hover {
    color: ${theme.color.marker};
    text-decoration-color: currentColor;
  }
`;

export const Closing = styled(Row).attrs({ $gap: 's l' })`
  margin-block-start: ${theme.space.xl};
  padding-block-start: ${theme.space.l};
  border-block-start: 1px solid ${theme.color.controlBorder};
  font-size: ${theme.size.small};

  @media not all and (min-width: ${theme.from.medium}) {
    span:first-child {
      inline-size: 100%;
    }
  }
`;

/** On a line of its own, above the rest of the closing line. */
export const Imprint = styled.p`
  order: -1;
  inline-size: 100%;
`;
