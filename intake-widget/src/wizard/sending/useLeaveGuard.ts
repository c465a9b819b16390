import { useEffect } from 'react';
import { sendingText } from './SendingStatus.text';

/**
 * Asks for confirmation before the page is left while something is being sent. The browser does so when the document is
 * unloaded, this hook on client-side navigation.
 */
export function useLeaveGuard(isSending: boolean): void {
  useEffect(() => {
    if (!isSending) return;
    const askByBrowser = (event: BeforeUnloadEvent) => event.preventDefault();
    const askAtLink = (event: MouseEvent) => {
      if (!leadsElsewhere(event) || confirm(sendingText.leave)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('beforeunload', askByBrowser);
    addEventListener('click', askAtLink, { capture: true });
    return () => {
      removeEventListener('beforeunload', askByBrowser);
      removeEventListener('click', askAtLink, { capture: true });
    };
  }, [isSending]);
}

/** Whether the click opens another page of this site in this tab. */
function leadsElsewhere({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === null || link.target === '_blank' || ctrlKey || metaKey || shiftKey) return false;
  return link.origin === location.origin && link.pathname !== location.pathname;
}
