import type { ReactNode } from 'react';
import { FormNotice } from '@incasso/browser/forms/FormNotice';
import { RenderBoundary } from './RenderBoundary';
import { firmProfile, telLink } from '@incasso/contract/firmProfile';
import { screenMessages } from '@incasso/contract/messages';
import { frameText } from './frame.text';

/** Shows a message instead of parts that failed to render. */
export function FrameFailure({ children }: { readonly children: ReactNode }) {
  const notice = (
    <FormNotice kind="error" role="alert" title={screenMessages.unexpectedApplicationError}>
      <p>
        {frameText.failure} <a href={telLink}>{firmProfile.phone.display}</a>
      </p>
    </FormNotice>
  );
  return <RenderBoundary fallback={notice}>{children}</RenderBoundary>;
}
