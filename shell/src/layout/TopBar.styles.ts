import styled from 'styled-components';
import { NavLink } from 'react-router-dom';
import { theme } from '@incasso/frontend/brand/theme';
import { buttonLook, secondaryLook } from '@incasso/frontend/forms/Button';
import { fingerRoom } from '@incasso/frontend/ui/fingerRoom';
import { bar } from './barLayout';
import { menuId } from './useMenu';

/** Sticky, except where the text is so large that it would cover much of the screen. */
export const Bar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: 2;
  block-size: ${theme.barHeight};
  border-block-end: 1px solid ${theme.color.rule};
  background: ${theme.color.paper};

  ${bar.tooLargeToStay} {
    &:not(:has(#${menuId}:popover-open)) {
      position: static;
    }
  }
`;

export const Inner = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.s};
  box-sizing: content-box;
  block-size: 100%;
  max-inline-size: ${theme.width.page};
  margin-inline: auto;
  padding-inline: ${theme.space.gutter};

  ${bar.linksBeside} {
    gap: ${bar.linkGap};
  }

  ${bar.inRows} {
    flex-wrap: wrap;
    align-content: center;
    justify-content: space-between;
    font-size: 0.875rem;
  }
`;

/** Shrinks before the buttons do, to one word a line. */
export const FirmName = styled(NavLink)`
  flex-shrink: 1000;
  margin-inline-end: auto;
  color: ${theme.color.ink};
  font-family: ${theme.font.heading};
  font-size: 1.3125rem;
  font-weight: 650;
  letter-spacing: -0.015em;
  line-height: 1.1;
  text-decoration: none;
  ${fingerRoom}

  ${bar.inRows} {
    inline-size: 100%;
    font-size: 1.125rem;
  }
`;

export const StartLink = styled(NavLink)`
  ${buttonLook}
  flex: none;
  gap: 0;
  padding-inline: 0.75rem;
  white-space: nowrap;

  /* On the intake page the form has the primary button. */
  &[aria-current] {
    ${secondaryLook}
  }

  ${bar.linksBeside} {
    inline-size: ${bar.startWidth};
  }
`;

/** The rest of a button's label, visually hidden in a narrow bar. */
export const WhereThereIsRoom = styled.span`
  white-space: pre;

  @media not all and (min-width: ${theme.from.small}) {
    position: absolute;
    clip-path: inset(50%);
  }
`;

/** Wraps its label if two lines for the firm's name do not leave it enough width. */
export const MenuButton = styled.button`
  flex: 0 1 auto;
  min-block-size: 3rem;
  padding: 0 ${theme.space.s};
  margin-inline-end: -${theme.space.s};
  font-weight: 650;

  ${bar.linksBeside} {
    display: none;
  }
`;

/** CSS selects the label by the state of the popover, so that it is right before hydration. */
export const MenuLabel = styled.span<{ $when: 'open' | 'closed' }>`
  ${({ $when }) => ($when === 'open' ? 'display: none;' : '')}

  html:has(#${menuId}:popover-open) & {
    display: ${({ $when }) => ($when === 'open' ? 'inline' : 'none')};
  }
`;
