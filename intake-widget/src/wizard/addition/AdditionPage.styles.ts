import { theme } from '@incasso/browser/brand/theme';
import styled from 'styled-components';

export const AdditionBackdrop = styled.div`
  padding-block: ${theme.space.xl} ${theme.space.section};
`;

export const AdditionIntro = styled.div`
  display: grid;
  gap: ${theme.space.m};
  justify-items: start;
  padding-block-end: ${theme.space.l};
`;

export const AdditionBody = styled.div`
  display: grid;
  gap: ${theme.form.gap};
  max-inline-size: ${theme.width.text};
  padding-block-start: ${theme.space.xl};
  border-block-start: 2px solid ${theme.color.ink};
`;

export const Private = styled.p`
  margin: 0;
  font-size: ${theme.size.small};
  color: ${theme.color.inkSoft};
`;
