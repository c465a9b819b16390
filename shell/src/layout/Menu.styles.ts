import styled from 'styled-components';
import { NavLink } from 'react-router-dom';
import { theme } from '@incasso/frontend/brand/theme';
import { bar } from './barLayout';

export const MenuPanel = styled.nav`
  position: fixed;
  inset: ${theme.barHeight} 0 0;
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

  /* Browsers without popovers would show it over the page at all times: it is a part of the page there. */
  @supports not selector(:popover-open) {
    position: static;
  }

  ${bar.linksBeside} {
    display: block;
    position: static;
    inline-size: auto;
    padding: 0;
    overflow: visible;

    /* Keeps its place above the page if the screen widens while it is open and no script has closed it yet. */
    &:popover-open {
      position: fixed;
      inset: 0 calc(${bar.pageMargin} + ${bar.startWidth} + ${bar.linkGap}) auto auto;
      display: flex;
      block-size: calc(${theme.barHeight} - 1px);
    }
  }
`;

export const MenuList = styled.ul`
  ${bar.linksBeside} {
    display: flex;
    align-items: center;
    gap: ${bar.linkGap};
  }
`;

/** Only in the menu: the bar has no room for it. */
export const MenuContact = styled.p`
  margin-block-start: ${theme.space.xl};

  ${bar.linksBeside} {
    display: none;
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

  ${bar.linksInMenu} {
    &[aria-current] {
      padding-inline-start: 0.75em;
      background: linear-gradient(${theme.color.marker}, ${theme.color.marker}) 0 50% / 0.3em 1em no-repeat;
    }
  }

  ${bar.linksBeside} {
    position: relative;
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

    @media (pointer: coarse) {
      &::after {
        content: '';
        position: absolute;
        inset: -0.25rem 0;
      }
    }
  }

  @media (forced-colors: active) {
    &[aria-current] {
      text-decoration: underline;
    }
  }
`;
