import { useEffect, useSyncExternalStore } from 'react';
import { CaseLinkOffer } from '@incasso/browser/case-link/CaseLinkOffer';
import { SecondaryButton } from '@incasso/browser/forms/Button';
import { HiddenWords } from '@incasso/browser/forms/Field.styles';
import { FormNotice } from '@incasso/browser/forms/FormNotice';
import { arrivalMark, focusHeading } from '../navigation/useArrival';
import { CaseNoticeList } from './CaseNoticeList';
import { CaseReference, CaseNoticesBand, ToastsAtFoot } from './CaseNotices.styles';
import { caseNoticesText as text } from './CaseNotices.text';

export const caseNoticeList = new CaseNoticeList();

/** The notices of the cases sent from this tab, each with its reference and link, until the visitor closes them. */
export function CaseNotices() {
  const notices = useSyncExternalStore(caseNoticeList.subscribe, caseNoticeList.notices, caseNoticeList.notices);
  useEffect(() => caseNoticeList.wasSeen, []);

  if (notices.length === 0) return null;

  const close = (reference: string) => {
    caseNoticeList.close(reference);
    focusHeading();
  };
  return (
    <CaseNoticesBand>
      <ToastsAtFoot />
      {notices.map((notice) => (
        <FormNotice
          key={notice.reference}
          kind="info"
          role="region"
          aria-label={text.region(notice.reference)}
          title={text.title}
          {...(caseNoticeList.isFresh(notice.reference) && { [arrivalMark]: '' })}
          actions={
            <SecondaryButton type="button" onClick={() => close(notice.reference)}>
              {text.close}
              <HiddenWords> {text.closeWhat(notice.reference)}</HiddenWords>
            </SecondaryButton>
          }
        >
          <p>
            {text.reference} <CaseReference>{notice.reference}</CaseReference>
          </p>
          <p>{text.stays}</p>
          <CaseLinkOffer caseKey={notice.caseKey} />
        </FormNotice>
      ))}
    </CaseNoticesBand>
  );
}
