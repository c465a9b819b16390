import { hasCaseNotices } from '@incasso/frontend/case-notices/hasCaseNotices';
import type { CaseNoticeSource } from '@incasso/frontend/host/CaseNotice';
import { RemoteSource } from '../remotes/RemoteSource';

/** The chunk for notices. It loads when there is a notice, or while a case is being sent. */
export const caseNoticesSource = new RemoteSource(() => import('./NoticesBand'));

export const caseNotices: CaseNoticeSource = {
  isAny: hasCaseNotices,
  load: async () => {
    await caseNoticesSource.load();
    const state = caseNoticesSource.state();
    return state.status === 'loaded' ? state.value : undefined;
  },
};
