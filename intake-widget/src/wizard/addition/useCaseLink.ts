import { useEffect, useState } from 'react';
import { checkCaseLink } from '@incasso/browser/api/checkCaseLink';
import { useIsHydrating } from '@incasso/browser/prerender/useIsHydrating';
import { useHostServices } from '@incasso/browser/host/services';
import { parseCaseKey } from '@incasso/contract/parseCaseKey';
import { takeCaseKey } from './takeCaseKey';

/** Why a link opens no case. `none`: the page was opened without a link. */
export type DeadLink = 'none' | 'link_invalid' | 'link_expired' | 'link_revoked';

export type CaseLinkState =
  | { readonly kind: 'checking' }
  | { readonly kind: 'open'; readonly caseKey: string; readonly reference: string }
  | { readonly kind: 'dead'; readonly reason: DeadLink }
  | { readonly kind: 'unreachable' };

/** The link that opened the page, as checked by the server; `undefined` before hydration. */
export function useCaseLink(): { readonly link: CaseLinkState | undefined; readonly askAgain: () => void } {
  const host = useHostServices();
  const isHydrating = useIsHydrating();
  const [checked, setChecked] = useState<{ readonly asked: number; readonly link: CaseLinkState }>();
  const [asked, setAsked] = useState(0);
  const askAgain = () => setAsked((times) => times + 1);

  // Another link may be opened in the same tab.
  useEffect(() => {
    addEventListener('hashchange', askAgain);
    return () => removeEventListener('hashchange', askAgain);
  }, []);

  useEffect(() => {
    let isWanted = true;
    void check(takeCaseKey()).then((link) => {
      if (isWanted) setChecked({ asked, link });
    });
    return () => {
      isWanted = false;
    };

    async function check(caseKey: string | undefined): Promise<CaseLinkState> {
      if (caseKey === undefined) return { kind: 'dead', reason: 'none' };
      if (parseCaseKey(caseKey) === undefined) return { kind: 'dead', reason: 'link_invalid' };
      const result = await checkCaseLink(host, caseKey);
      if (result.ok) return { kind: 'open', caseKey, reference: result.answer.data.reference };
      const code = result.failure.kind === 'refused' ? result.failure.code : undefined;
      const isDead = code === 'link_invalid' || code === 'link_expired' || code === 'link_revoked';
      return isDead ? { kind: 'dead', reason: code } : { kind: 'unreachable' };
    }
  }, [host, asked]);

  if (checked?.asked === asked) return { link: checked.link, askAgain };
  return { link: isHydrating ? undefined : { kind: 'checking' }, askAgain };
}
