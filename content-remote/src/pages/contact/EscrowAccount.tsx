import { theme } from '@incasso/frontend/brand/theme';
import { useHostServices } from '@incasso/frontend/host/services';
import { QuietButton } from '@incasso/frontend/ui/QuietButton';
import { firmProfile } from '@incasso/contract/firmProfile';
import styled from 'styled-components';
import { Glossed } from '../../blocks/Glossed';
import { escrowAccount } from './contact.content';

export function EscrowAccount() {
  const host = useHostServices();

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(firmProfile.escrowAccount);
      host.showToast({ kind: 'success', text: escrowAccount.copied });
    } catch {
      // Browsers refuse to copy without HTTPS, in iframes, or because of the visitor's settings.
      host.showToast({ kind: 'error', text: escrowAccount.notCopied });
    }
  };

  return (
    <>
      <Term>
        <Glossed>{escrowAccount.title}</Glossed>
      </Term>
      <Account>{firmProfile.escrowAccount}</Account>
      <QuietButton type="button" onClick={() => void copy()}>
        {escrowAccount.copy}
      </QuietButton>
    </>
  );
}

const Term = styled.div`
  margin-block-start: ${theme.space.m};
  color: ${theme.color.inkSoft};
`;

const Account = styled.div`
  font-size: ${theme.size.h3};
  font-weight: 650;
  font-variant-numeric: tabular-nums;
  line-height: 1.3;
  -webkit-user-select: all;
  user-select: all;
`;
