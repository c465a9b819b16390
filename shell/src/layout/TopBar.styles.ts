import styled from 'styled-components';
import { NavLink } from 'react-router-dom';
import { theme } from '@incasso/browser/brand/theme';
import { menuId } from './useMenu';

export const Bar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: 2;
  block-size: ${theme.barHeight};
  border-block-end: 1px solid ${theme.color.rule};
  background: ${theme.color.paper};
`;

export const Inner = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.m};
  box-sizing: content-box;
  block-size: 100%;
  max-inline-size: ${theme.width.page};
  margin-inline: auto;
  padding-inline: ${theme.space.gutter};
`;

export const FirmName = styled(NavLink)`
  color: ${theme.color.ink};
  font-family: ${theme.font.heading};
  font-size: 1.3125rem;
  font-weight: 650;
  letter-spacing: -0.015em;
  line-height: 1.1;
  text-decoration: none;
`;

export const MenuButton = styled.button`
  min-block-size: 3rem;
  padding: 0 ${theme.space.s};
  margin-inline-end: -${theme.space.s};
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  font-weight: 650;
  white-space: nowrap;
  cursor: pointer;

  @media (min-width: ${theme.from.large}) {
    display: none;
  }
`;

/** Which of the two stands in the button follows from the menu alone, so that it is right before any script runs. */
export const MenuLabel = styled.span<{ $when: 'open' | 'closed' }>`
  ${({ $when }) => ($when === 'open' ? 'display: none;' : '')}

  html:has(#${menuId}:popover-open) & {
    display: ${({ $when }) => ($when === 'open' ? 'inline' : 'none')};
  }
`;
