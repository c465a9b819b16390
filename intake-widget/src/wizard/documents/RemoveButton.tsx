import { theme } from '@incasso/frontend/brand/theme';
import { focusLook } from '@incasso/frontend/forms/Field.styles';
import { fingerHeight } from '@incasso/frontend/ui/fingerRoom';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { documentsText } from './DocumentPicker.text';

/** Removes the file of this name. */
export function RemoveButton({ name, ...button }: ComponentProps<'button'> & { readonly name: string }) {
  return (
    <Cross {...button} type="button" aria-label={documentsText.removeNamed(name)}>
      <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
        <path d="M1.5 1.5l11 11M12.5 1.5l-11 11" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
    </Cross>
  );
}

const Cross = styled.button`
  display: grid;
  place-items: center end;
  inline-size: ${fingerHeight};
  block-size: ${fingerHeight};
  color: ${theme.color.ink};

  @media print {
    visibility: hidden;
  }

  ${focusLook}
`;
