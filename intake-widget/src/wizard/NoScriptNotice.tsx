import { memo } from 'react';
import { FormNotice } from '@incasso/frontend/forms/FormNotice';
import { firmProfile, mailtoLink, telLink } from '@incasso/contract/firmProfile';
import { wizardText } from './Wizard.text';

export const NoScriptNotice = memo(function NoScriptNotice() {
  return (
    <noscript>
      <FormNotice kind="info" title={wizardText.noScript}>
        <p>
          {wizardText.noScriptInstead} <a href={telLink}>{firmProfile.phone.display}</a>,{' '}
          <a href={mailtoLink}>{firmProfile.email}</a>
        </p>
      </FormNotice>
    </noscript>
  );
});
