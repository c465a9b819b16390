import styled, { css } from 'styled-components';
import { theme } from '../brand/theme';

type Ground = 'paper' | 'band' | 'ink' | 'marker';

const grounds = {
  paper: css`
    background: ${theme.color.paper};
  `,
  band: css`
    background: ${theme.color.band};
  `,
  ink: css`
    background: ${theme.color.ink};
    color: ${theme.color.paper};
  `,
  marker: css`
    background: ${theme.color.marker};
  `,
} as const satisfies Record<Ground, unknown>;

type SectionLook = {
  /** Default `paper`. */
  readonly $ground?: Ground;
  /** A band has one thing to say, and less room around it. */
  readonly $isBand?: boolean;
};

/** A part of a page over the whole width, on its ground. */
export const Section = styled.section<SectionLook>`
  padding-block: ${({ $isBand = false }) => ($isBand ? theme.space.band : theme.space.section)};
  ${({ $ground = 'paper' }) => grounds[$ground]}
`;

/** Holds a section's content within the width of the page. */
export const Container = styled.div`
  box-sizing: content-box;
  max-inline-size: ${theme.width.page};
  margin-inline: auto;
  padding-inline: ${theme.space.gutter};
`;

/** Heading of a section. */
export const SectionTitle = styled.h2`
  margin: 0;
  max-inline-size: 12.06em;
  font-family: ${theme.font.heading};
  font-size: ${theme.size.h2};
  font-weight: 600;
  line-height: 1.12;
  letter-spacing: -0.018em;
  text-wrap: balance;
`;

/** Text that opens a page or a section. */
export const Lead = styled.p`
  margin: 0;
  max-inline-size: 38rem;
  font-size: ${theme.size.lead};
  line-height: 1.5;
  text-wrap: pretty;
`;
