import styled from 'styled-components';
import { NavLink } from 'react-router-dom';
import { theme } from '@incasso/browser/brand/theme';
import { buttonLook } from '@incasso/browser/forms/Button';

/** Where the links stand side by side in the bar, and where they fill a screen of their own. */
const beside = `@media (min-width: ${theme.from.large})`;
const stacked = `@media not all and (min-width: ${theme.from.large})`;

export const MenuPanel = styled.nav`
  position: fixed;
  inset: ${theme.barHeight} 0 0;
  box-sizing: border-box;
  inline-size: 100%;
  block-size: auto;
  max-inline-size: none;
  max-block-size: none;
  margin: 0;
  padding: ${theme.space.l} ${theme.space.gutter} ${theme.space.xl};
  border: 0;
  background: ${theme.color.paper};
  color: inherit;
  overflow-y: auto;
  overscroll-behavior: contain;

  ${beside} {
    display: block;
    position: static;
    inline-size: auto;
    padding: 0;
    overflow: visible;
  }
`;

export const MenuList = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  ${beside} {
    display: flex;
    align-items: center;
    gap: clamp(1rem, 2vw, 2rem);
  }
`;

export const MenuLink = styled(NavLink)`
  display: block;
  padding-block: ${theme.space.m};
  border-block-end: 1px solid ${theme.color.rule};
  color: inherit;
  font-family: ${theme.font.heading};
  font-size: 1.625rem;
  font-weight: 600;
  line-height: 1.3;
  text-decoration: none;

  ${stacked} {
    &[aria-current] {
      padding-inline-start: 0.75em;
      background: linear-gradient(${theme.color.marker}, ${theme.color.marker}) 0 50% / 0.3em 1em no-repeat;
    }
  }

  ${beside} {
    padding-block: ${theme.space.s};
    border: 0;
    font-family: ${theme.font.text};
    font-size: 1rem;
    font-weight: 550;
    background: linear-gradient(${theme.color.marker}, ${theme.color.marker}) 0 88% / 0 0.4em no-repeat;
    transition: background-size ${theme.motion.short} ${theme.motion.easing};

    &:hover,
    &[aria-current] {
      background-size: 100% 0.4em;
    }
  }

  @media (forced-colors: active) {
    &[aria-current] {
      text-decoration: underline;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;

export const StartLink = styled(NavLink)`
  ${buttonLook}
  inline-size: 100%;
  margin-block-start: ${theme.space.l};

  ${beside} {
    inline-size: auto;
    margin-block-start: 0;
    white-space: nowrap;
  }
`;
