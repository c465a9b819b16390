import styled from 'styled-components';
import { theme } from '@incasso/frontend/brand/theme';
import { isDraftForTab } from '@incasso/frontend/drafts/browserSession';
import { QuietButton } from '@incasso/frontend/ui/QuietButton';
import { screenOnly } from '@incasso/frontend/layout/screenOnly';
import { Row } from '@incasso/frontend/layout/Stack';
import { draftNoticeText as text } from './DraftNotice.text';
import { WipeDraft } from './WipeDraft';

/** Says how long the browser keeps a form, with a button that wipes it. */
export function DraftLine({ onWipe }: { readonly onWipe: () => void }) {
  return (
    <Line>
      <span>{text.stays(isDraftForTab())}</span>
      <WipeDraft Trigger={QuietButton} onWipe={onWipe} />
    </Line>
  );
}

const Line = styled(Row).attrs({ $gap: 'xs m' })`
  font-size: ${theme.size.small};
  color: ${theme.color.inkSoft};
  ${screenOnly}
`;
