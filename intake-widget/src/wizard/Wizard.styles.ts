import { theme } from '@incasso/browser/brand/theme';
import styled from 'styled-components';

/**
 * A container, so that the content adapts to the wizard's width and not to the screen's. The intrinsic size applies
 * where the parent gives no width.
 */
export const WizardFrame = styled.div`
  container-type: inline-size;
  contain-intrinsic-inline-size: 16rem;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.form.gap};
  inline-size: 100%;
  max-inline-size: ${theme.width.form};
`;

export const FormLayout = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.form.gap};
`;

export const ButtonRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${theme.space.m};
  padding-block-start: ${theme.space.l};
  border-block-start: 1px solid ${theme.color.rule};

  /* Useless without JavaScript: the notice above says what to do instead. */
  @media print, (scripting: none) {
    display: none;
  }

  > button {
    flex-grow: 1;

    @container (min-width: ${theme.fromContainer.small}) {
      flex-grow: 0;
    }
  }
`;

export const NextRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.m};

  @media print {
    display: none;
  }
`;
