import styled, { css, keyframes } from 'styled-components';
import { theme } from '../brand/theme';
import { screenOnly } from '../layout/screenOnly';

export const Corner = styled.section`
  position: fixed;
  /* At the top, toasts would cover the form's head, the reference of a sent case and the first fields. */
  inset-block-end: var(--toasts-end, 0);
  inset-inline-end: 0;
  z-index: 1;
  inline-size: min(100%, 30rem);
  padding: 0 ${theme.space.m};

  ${screenOnly}
`;

const arrive = keyframes`
  from { opacity: 0; transform: translateY(0.75rem); }
`;

const kinds = {
  success: css`
    /* Without a border the toast would vanish over the footer, which has the same colour. */
    border: 1px solid ${theme.color.controlBorder};
    background: ${theme.color.ink};
    color: ${theme.color.paper};
  `,
  error: css`
    border: 1px solid ${theme.color.error};
    border-inline-start-width: 6px;
    background: ${theme.color.errorBand};
    color: ${theme.color.ink};
  `,
} as const;

export const Note = styled.div<{ $kind: keyof typeof kinds }>`
  ${({ $kind }) => kinds[$kind]}
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${theme.space.s};
  margin-block-end: ${theme.space.s};
  padding: ${theme.space.s} ${theme.space.s} ${theme.space.s} min(${theme.space.l}, 6vw);
  border-radius: ${theme.radius.control};
  box-shadow: 0 0.5rem 2rem rgb(14 27 46 / 25%);
  animation: ${arrive} ${theme.motion.long} ${theme.motion.easing};

  span {
    padding-block: 0.5rem;
  }
`;

export const Dismiss = styled.button`
  display: grid;
  flex: none;
  place-content: center;
  inline-size: clamp(44px, 12vw, 2.75rem);
  block-size: 2.75rem;
  border-radius: ${theme.radius.control};
`;
