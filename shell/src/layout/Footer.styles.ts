import styled from 'styled-components';
import { theme } from '@incasso/frontend/brand/theme';
import { Row } from '@incasso/frontend/layout/Stack';
import { fingerHeight } from '@incasso/frontend/ui/fingerRoom';

export const Foot = styled.footer`
  padding-block: ${theme.space.xl} ${theme.space.l};
  background: ${theme.color.ink};
  color: ${theme.color.paper};
`;

export const FooterColumns = styled.div`
  display: grid;
  gap: ${theme.space.m};
  font-size: 0.9375rem;
  line-height: 1.6;

  /* Links and address beside each other: all on one screen of a phone, below a form. */
  @media (min-width: ${theme.from.narrow}) {
    /* The address has the longest word. */
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);

    > :first-child {
      grid-column: 1 / -1;
    }
  }

  @media (min-width: ${theme.from.medium}) {
    grid-template-columns: minmax(0, 2fr) minmax(max-content, 1fr) minmax(max-content, 1fr);
    gap: ${theme.space.xxl};
    font-size: 1rem;

    > :first-child {
      grid-column: auto;
    }
  }

  p {
    margin-block: ${theme.space.xs} ${theme.space.s};
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
  margin-block-end: ${theme.space.xs};
  font-family: ${theme.font.text};
  font-size: inherit;
  font-weight: 650;
  line-height: calc(${theme.size.h3} * 1.6);
`;

export const FooterLink = styled.a`
  color: inherit;
  text-decoration-color: ${theme.color.controlBorder};
  text-underline-offset: 0.25em;
  display: inline-flex;
  align-items: center;
  min-block-size: 1.75rem;
  line-height: 1.3;
  overflow-wrap: anywhere;

  @media (pointer: coarse) {
    min-block-size: ${fingerHeight};
  }

  &:hover {
    color: ${theme.color.marker};
    text-decoration-color: currentColor;
  }
`;

export const Closing = styled(Row).attrs({ $gap: 's l' })`
  margin-block-start: ${theme.space.l};
  padding-block-start: ${theme.space.m};
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
