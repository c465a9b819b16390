import { theme } from '@incasso/browser/brand/theme';
import { controlLook } from '@incasso/browser/forms/Field.styles';
import styled from 'styled-components';

/** A bordered frame between the rows of the table. */
export const ListFrame = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m};
  min-inline-size: 0;
  margin: 0;
  border: 1px solid ${theme.color.controlBorder};
  border-radius: ${theme.radius.control};
  padding: ${theme.space.m};

  p {
    margin: 0;
  }

  summary {
    cursor: pointer;

    @media (pointer: coarse) {
      padding-block: 0.6rem;
    }
  }
`;

export const ListTitle = styled.legend`
  padding-inline: ${theme.space.xs};
  font-weight: 650;
  overflow-wrap: anywhere;
`;

export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s};
`;

/** Two columns fit on a phone. */
export const ColumnChoices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr));
  gap: ${theme.space.s} ${theme.space.m};

  label {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.xs};
    font-size: ${theme.size.small};
  }
`;

export const ColumnChoice = styled.select`
  ${controlLook}
  text-overflow: ellipsis;
  /* Safari on iPhones zooms in on a focused control below 16 px. */
  font-size: 1rem;
`;

export const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s};
  margin: 0;
  padding: 0;
  list-style: none;
  font-variant-numeric: tabular-nums;

  details > & {
    margin-block-start: ${theme.space.s};
  }

  @media (pointer: coarse) {
    gap: 1.25rem;
  }
`;
