import { theme } from '@incasso/browser/brand/theme';
import styled from 'styled-components';

export const ClaimsGroup = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${theme.space.m};
  margin: 0;
  border: 0;
  padding: 0;

  > details,
  > dl {
    inline-size: 100%;
  }

  /* Two rows share the line between them. */
  > details + details {
    margin-block-start: calc(-1px - ${theme.space.m});
  }
`;

export const ClaimsTitle = styled.legend`
  padding: 0;
  font-weight: 650;
`;

/** One column on a phone, two where there is room. */
export const ClaimFields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space.m};
  padding-block: ${theme.space.s} ${theme.form.gap};

  > button {
    justify-self: start;
  }

  @container (min-width: ${theme.fromContainer.medium}) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
