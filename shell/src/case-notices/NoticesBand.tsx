import { useEffect, useSyncExternalStore } from 'react';
import { theme } from '@incasso/frontend/brand/theme';
import { caseNoticeList, CaseNotices } from '@incasso/frontend/case-notices/CaseNotices';
import { Container } from '@incasso/frontend/ui/Section';
import styled, { createGlobalStyle } from 'styled-components';
import { arrivalMark, focusHeading } from '../layout/useArrival';

export { CaseLinkOffer, CaseNotices, keep } from '@incasso/frontend/case-notices/CaseNotices';

/** The notices of submitted cases above a page. Nothing else is printed. */
export function NoticesBand() {
  const notices = useSyncExternalStore(caseNoticeList.subscribe, caseNoticeList.notices, caseNoticeList.notices);
  useEffect(() => caseNoticeList.wasSeen, []);

  if (notices.length === 0) return null;
  return (
    <Band>
      <AroundNotices />
      <CaseNotices freshMark={arrivalMark} onClosed={focusHeading} />
    </Band>
  );
}

const Band = styled(Container)`
  display: grid;
  gap: ${theme.space.m};
  padding-block: ${theme.space.l};

  @media print {
    & ~ * {
      display: none;
    }
  }
`;

const AroundNotices = createGlobalStyle`
  @media print {
    footer {
      display: none;
    }
  }
`;
