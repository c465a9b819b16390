import styled from 'styled-components';
import { theme } from '../brand/theme';
import { focusLook } from './Field.styles';

export const Notice = styled.div<{ $kind: 'error' | 'info' }>`
  display: grid;
  gap: ${theme.space.s};
  border: 1px solid ${theme.color.rule};
  border-inline-start: 4px solid ${({ $kind }) => ($kind === 'error' ? theme.color.error : theme.color.ink)};
  padding: ${theme.space.m} ${theme.space.l};
  background: ${({ $kind }) => ($kind === 'error' ? theme.color.errorBand : theme.color.band)};
  scroll-margin-block-start: calc(${theme.toastsRoom} + ${theme.space.m});
  overflow-wrap: anywhere;

  > p {
    margin: 0;
  }

  &:focus-visible {
    ${focusLook}
  }
`;

export const NoticeTitle = styled.p`
  font-weight: 650;
`;

export const NoticeActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s} ${theme.space.m};
  padding-block-start: ${theme.space.xs};

  @media print {
    display: none;
  }
`;
