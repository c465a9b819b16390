import { visuallyHidden } from '@incasso/browser/forms/Field.styles';
import { theme } from '@incasso/browser/brand/theme';
import styled from 'styled-components';

export const PickerGroup = styled.div`
  display: grid;
  gap: ${theme.space.s};
  min-inline-size: 0;
`;

export const DropZone = styled.div<{ $isDraggedOver: boolean }>`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.s} ${theme.space.m};
  padding: ${theme.space.s};
  border: 1px dashed ${({ $isDraggedOver }) => ($isDraggedOver ? theme.color.ink : theme.color.controlBorder)};
  border-radius: ${theme.radius.control};
  background: ${({ $isDraggedOver }) => ($isDraggedOver ? theme.brand.mark : theme.color.band)};

  @container not (min-width: ${theme.fromContainer.medium}) {
    > button {
      flex-grow: 1;
    }

    > span {
      display: none;
    }
  }

  @media print {
    display: none;
  }

  /* Fingers have nothing to drag. */
  @media (hover: none), (pointer: coarse) {
    padding: 0;
    border: 0;
    background: none;

    > button {
      flex-grow: 1;
    }

    > span {
      display: none;
    }
  }
`;

export const FileInput = styled.input`
  ${visuallyHidden}
`;
