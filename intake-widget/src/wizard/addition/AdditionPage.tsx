import { SecondaryButton } from '@incasso/browser/forms/Button';
import { FormNotice } from '@incasso/browser/forms/FormNotice';
import { PageHeading } from '@incasso/browser/ui/PageHeading';
import { Container, Lead } from '@incasso/browser/ui/Section';
import { firmProfile, mailtoLink, telLink } from '@incasso/contract/firmProfile';
import { AdditionForm } from './AdditionForm';
import { AdditionBody, AdditionBackdrop, AdditionIntro, Private } from './AdditionPage.styles';
import { additionPageText as text, deadLinkText } from './AdditionPage.text';
import { useCaseLink, type CaseLinkState } from './useCaseLink';

export const title = `${text.title} | ${firmProfile.firmName}`;

/** The page behind a client's link, for adding to that client's case. */
export function Page() {
  const { link, askAgain } = useCaseLink();
  return (
    <AdditionBackdrop>
      <Container>
        <AdditionIntro>
          <PageHeading>{text.title}</PageHeading>
          <Lead>{text.intro}</Lead>
        </AdditionIntro>
        <AdditionBody>
          <noscript>
            <FormNotice kind="info" title={text.noScript}>
              <p>
                {text.noScriptInstead} <ContactWays />
              </p>
            </FormNotice>
          </noscript>
          {link && <LinkContent link={link} askAgain={askAgain} />}
        </AdditionBody>
      </Container>
    </AdditionBackdrop>
  );
}

function LinkContent({ link, askAgain }: { readonly link: CaseLinkState; readonly askAgain: () => void }) {
  switch (link.kind) {
    case 'checking':
      return <p role="status">{text.checking}</p>;
    case 'open':
      return (
        <>
          <AdditionForm key={link.caseKey} caseKey={link.caseKey} reference={link.reference} />
          <Private>{text.private}</Private>
        </>
      );
    case 'unreachable':
      return (
        <FormNotice
          kind="error"
          role="alert"
          title={text.unreachable}
          actions={
            <SecondaryButton type="button" onClick={askAgain}>
              {text.again}
            </SecondaryButton>
          }
        >
          <p>{text.unreachableBody}</p>
        </FormNotice>
      );
    case 'dead': {
      const [heading, words] = deadLinkText[link.reason];
      return (
        <FormNotice kind="error" role="alert" title={heading}>
          <p>{words}</p>
          <p>
            {text.instead} <ContactWays />
          </p>
        </FormNotice>
      );
    }
  }
}

function ContactWays() {
  return (
    <>
      <a href={telLink}>{firmProfile.phone.display}</a>, <a href={mailtoLink}>{firmProfile.email}</a>
    </>
  );
}
