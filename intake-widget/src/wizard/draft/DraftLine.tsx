import styled from 'styled-components';
import { theme } from '@incasso/browser/brand/theme';
import { QuietButton } from '@incasso/browser/ui/QuietButton';
import { FieldHint } from '@incasso/browser/forms/Field.styles';
import { browserSession } from './browserSession';
import { draftNoticeText as text } from './DraftNotice.text';
import { WipeDraft } from './WipeDraft';

/** Says how long the browser keeps a form, with a button that wipes it. */
export function DraftLine({ onWipe }: { readonly onWipe: () => void }) {
  return (
    <Line as="div">
      <span>{text.stays(browserSession() === '' ? 'dit tabblad' : 'de browser')}</span>
      <WipeDraft Trigger={QuietButton} onWipe={onWipe} />
    </Line>
  );
}

const Line = styled(FieldHint)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.xs} ${theme.space.m};

  @media print {
    display: none;
  }
`;
