import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { screenOnly } from '../layout/screenOnly';
import { SecondaryButton } from '../forms/Button';
import { HiddenWords } from '../forms/Field.styles';
import { FormNotice } from '../forms/FormNotice';
import type { CaseNoticesProps } from '../host/CaseNotice';
import { CaseLinkOffer } from './CaseLinkOffer';
import { CaseNoticeList } from './CaseNoticeList';
import { caseNoticesText as text } from './caseNotices.text';
import { CaseReference } from './CaseReference';

export { CaseLinkOffer };

export const caseNoticeList = new CaseNoticeList();

export const { keep } = caseNoticeList;

/** The notices of the cases sent from this tab, each with its reference and link, until the visitor closes them. */
export function CaseNotices({ except, freshMark, onClosed }: CaseNoticesProps) {
  const all = useSyncExternalStore(caseNoticeList.subscribe, caseNoticeList.notices, caseNoticeList.notices);
  return all
    .filter(({ reference }) => reference !== except)
    .map((notice) => {
      const { reference } = notice;
      return (
        <FormNotice
          key={reference}
          kind="info"
          role="region"
          aria-label={text.region(reference)}
          title={text.title}
          {...(freshMark !== undefined && caseNoticeList.isFresh(reference) && { [freshMark]: '' })}
          actions={
            <SecondaryButton
              type="button"
              onClick={() => {
                caseNoticeList.close(reference);
                onClosed();
              }}
            >
              {text.close}
              <HiddenWords> {text.closeWhat(reference)}</HiddenWords>
            </SecondaryButton>
          }
        >
          <p>
            {text.reference} <CaseReference>{reference}</CaseReference>
          </p>
          {notice.documents.length > 0 && <p>{text.documents(notice.documents)}</p>}
          <OnScreen>{text.stays}</OnScreen>
          <CaseLinkOffer of={notice} />
        </FormNotice>
      );
    });
}

const OnScreen = styled.p`
  ${screenOnly}
`;
