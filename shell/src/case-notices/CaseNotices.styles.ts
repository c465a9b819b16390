import { theme } from '@incasso/browser/brand/theme';
import styled, { createGlobalStyle } from 'styled-components';

export const CaseNoticesBand = styled.div`
  display: grid;
  gap: ${theme.space.m};
  box-sizing: content-box;
  max-inline-size: ${theme.width.page};
  margin-inline: auto;
  padding: ${theme.space.l} ${theme.space.gutter};
`;

export const CaseReference = styled.strong`
  font-size: ${theme.size.h3};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.08em;
  white-space: nowrap;
`;

/** On a narrow screen, moves the toasts to the bottom: at the top they would cover the reference. */
export const ToastsAtFoot = createGlobalStyle`
  @media (width < ${theme.from.large}) {
    :root {
      --toasts-start: auto;
      --toasts-end: 0;
    }
  }
`;
