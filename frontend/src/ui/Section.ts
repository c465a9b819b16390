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

export type SectionLook = {
  /** Default `paper`. */
  readonly $ground?: Ground;
  /** Whether the section is a band: a single message with less padding. */
  readonly $isBand?: boolean;
};

/** A full-width part of a page, with its background. Two in a row on one background have one space between them. */
export const Section = styled.section.attrs<SectionLook & { readonly 'data-ground'?: Ground }>(
  ({ $ground = 'paper' }) => ({ 'data-ground': $ground }),
)`
  padding-block: ${({ $isBand = false }) => ($isBand ? theme.space.band : theme.space.section)};
  ${({ $ground = 'paper' }) => grounds[$ground]}

  [data-ground='${({ $ground = 'paper' }) => $ground}'] + & {
    padding-block-start: 0;
  }
`;

/** Limits a section's content to the width of the page. */
export const Container = styled.div`
  box-sizing: content-box;
  max-inline-size: ${theme.width.page};
  margin-inline: auto;
  padding-inline: ${theme.space.gutter};
`;

export const PageHeading = styled.h1`
  font-family: ${theme.font.heading};
  font-size: ${theme.size.h1};
  font-weight: 600;
  line-height: 1.04;
  letter-spacing: -0.024em;
  text-wrap: balance;
`;

export const SectionTitle = styled.h2`
  max-inline-size: 12.06em;
  font-family: ${theme.font.heading};
  font-size: ${theme.size.h2};
  font-weight: 600;
  line-height: 1.12;
  letter-spacing: -0.018em;
  text-wrap: balance;
`;

/** Heading of a card, a note or a form within a section. */
export const SubTitle = styled.h3`
  font-size: ${theme.size.h3};
  font-weight: 600;
  line-height: 1.3;
  letter-spacing: -0.01em;
`;

export const Lead = styled.p`
  max-inline-size: 38rem;
  font-size: ${theme.size.lead};
  line-height: 1.5;
  text-wrap: pretty;
`;
