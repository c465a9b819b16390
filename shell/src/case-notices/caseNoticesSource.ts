import type { CaseNoticeKeeper } from '@incasso/browser/host/CaseNotice';
import { RemoteSource } from '../remotes/RemoteSource';
import { caseNoticesKey } from './caseNoticesKey';

/** The chunk for notices. It loads when there is a notice, or while a case is being sent. */
export const caseNoticesSource = new RemoteSource(() => import('./CaseNotices'));

/** The notice list once its code has loaded. */
export async function loadCaseNotices(): Promise<CaseNoticeKeeper | undefined> {
  await caseNoticesSource.load();
  const state = caseNoticesSource.state();
  return state.status === 'loaded' ? state.value.caseNoticeList : undefined;
}

/** Whether this tab has stored notices. */
export function hasCaseNotices(): boolean {
  try {
    return sessionStorage.getItem(caseNoticesKey) !== null;
  } catch {
    return false;
  }
}
