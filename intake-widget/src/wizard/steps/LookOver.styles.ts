import { theme } from '@incasso/browser/brand/theme';
import styled from 'styled-components';
import { TakeButton } from '../invoices/InvoiceNote.styles';

/** Joins the fold of the optional fields when it directly follows it. */
export const LookOverPart = styled.div`
  > details:only-child {
    margin-block-start: calc(-1px - ${theme.form.gap});
  }
`;

/** Label above value on a phone, beside it if there is space; the link to the field at the end of its line. */
export const ReviewList = styled.dl`
  margin: 0;

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0 ${theme.space.m};
    align-items: baseline;
    padding-block: ${theme.space.xs};
    border-block-end: 1px solid ${theme.color.rule};

    @container (min-width: ${theme.fromContainer.medium}) {
      grid-template-columns: 12rem minmax(0, 1fr);
    }
  }

  dt {
    font-size: ${theme.size.small};
    color: ${theme.color.inkSoft};
  }

  dd {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: baseline;
    margin: 0;
    white-space: pre-line;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }

  dd > span {
    grid-column: 1;
  }
`;

export const ChangeButton = styled(TakeButton)`
  grid-column: 2;
`;
