import { focusLook } from '@incasso/browser/forms/Field.styles';
import { theme } from '@incasso/browser/brand/theme';
import styled from 'styled-components';

export const PhotoPanel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s};
  margin-block: ${theme.space.s};
  border: 1px solid ${theme.color.controlBorder};
  border-radius: ${theme.radius.control};
  padding: min(${theme.space.m}, 4cqi);

  &:focus {
    outline: none;
  }

  > p:empty,
  > div:empty {
    display: none;
  }

  @media print {
    display: none;
  }
`;

export const PhotoRows = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const PhotoRow = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.xs} ${theme.space.m};
  padding-block: ${theme.space.s};
  border-block-end: 1px solid ${theme.color.rule};

  > :nth-child(2) {
    flex: 1 1 12rem;
  }
`;

/** A thumbnail, because the file names of cameras say nothing. */
export const Preview = styled.canvas`
  flex: none;
  inline-size: 4.5rem;
  block-size: 3.5rem;
  object-fit: contain;
  background: ${theme.color.band};
`;

export const MoveButtons = styled.span`
  display: flex;
  gap: ${theme.space.xs};
`;

export const MoveButton = styled.button`
  min-block-size: 2.75rem;
  border: 1px solid ${theme.color.controlBorder};
  border-radius: ${theme.radius.control};
  padding: 0 ${theme.space.s};
  background: ${theme.color.paper};
  color: ${theme.color.ink};
  font: inherit;
  font-size: ${theme.size.small};
  cursor: pointer;

  &[aria-disabled='true'] {
    color: ${theme.color.inkSoft};
    border-color: ${theme.color.rule};
    cursor: default;
  }

  &:focus-visible {
    ${focusLook}
  }
`;

export const PhotoActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s} ${theme.space.m};
`;
