import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { theme } from '../brand/theme';
import { focusLook } from '../forms/Field.styles';
import { screenOnly } from '../layout/screenOnly';
import type { CaseNoticesProps } from '../host/CaseNotice';
import { Dismiss } from '../toasts/Toasts.styles';
import { CaseCard, CaseLabel, CaseReference, ReceivedStamp } from './CaseCard';
import { CaseLinkOffer } from './CaseLinkOffer';
import { CaseNoticeList } from './CaseNoticeList';
import { caseNoticesText as text } from './caseNotices.text';

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
        <Notice
          key={reference}
          role="region"
          aria-label={text.region(reference)}
          tabIndex={-1}
          {...(freshMark !== undefined && caseNoticeList.isFresh(reference) && { [freshMark]: '' })}
        >
          <div>
            <CaseLabel>
              {text.reference}
              <ReceivedStamp aria-hidden="true">{text.stamp}</ReceivedStamp>
            </CaseLabel>
            <CaseReference>{reference}</CaseReference>
            {text.content(notice) !== '' && <Content>{text.content(notice)}</Content>}
            <p>{text.next}</p>
            <OnPaper>{text.received(notice.receivedAt)}</OnPaper>
            {notice.documents.length > 0 && <OnPaper>{text.documents(notice.documents)}</OnPaper>}
          </div>
          <CaseLinkOffer of={notice} />
          <Close
            type="button"
            aria-label={text.close(reference)}
            onClick={() => {
              caseNoticeList.close(reference);
              onClosed();
            }}
          >
            ×
          </Close>
        </Notice>
      );
    });
}

const Notice = styled(CaseCard)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.s} ${theme.space.l};
  scroll-margin-block-start: ${theme.space.m};

  > :first-child {
    flex: 1 1 16rem;
  }

  /* Clear of the button that closes it. */
  > div + div,
  ${CaseLabel} {
    padding-inline-end: ${theme.space.l};
  }

  /* In a wizard's column the code has no words and is in one row with the rest. */
  @container not (min-width: 50rem) {
    > div + div > span {
      display: none;
    }
  }

  p {
    font-size: 0.9375rem;
  }

  /* The link's own words are enough there. */
  @media screen {
    > div + div > p {
      display: none;
    }
  }

  ${focusLook}
`;

const Content = styled.p`
  font-weight: 650;
  font-variant-numeric: tabular-nums;
`;

const OnPaper = styled.p`
  @media screen {
    display: none;
  }
`;

const Close = styled(Dismiss)`
  position: absolute;
  inset: 0 0 auto auto;
  font-size: 1.5rem;
  ${screenOnly}
`;
