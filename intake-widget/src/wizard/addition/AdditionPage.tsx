import { FormNotice } from '@incasso/browser/forms/FormNotice';
import { PageHeading } from '@incasso/browser/ui/PageHeading';
import { Container, Lead } from '@incasso/browser/ui/Section';
import { firmProfile, mailtoLink, telLink } from '@incasso/contract/firmProfile';
import { AdditionForm } from './AdditionForm';
import { AdditionBody, AdditionBackdrop, AdditionIntro, Private } from './AdditionPage.styles';
import { additionPageText as text, closedLinkText } from './AdditionPage.text';
import { useCaseLink, type CaseLinkState } from './useCaseLink';

export const title = `${text.title} | ${firmProfile.firmName}`;

/** The page behind a client's link, for adding to that client's case. */
export function Page() {
  const link = useCaseLink();
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
          {link && <LinkContent link={link} />}
        </AdditionBody>
      </Container>
    </AdditionBackdrop>
  );
}

function LinkContent({ link }: { readonly link: CaseLinkState }) {
  if (link.kind === 'open')
    return (
      <>
        <AdditionForm key={link.caseId} link={link} />
        <Private>{text.private(link.lastDay)}</Private>
      </>
    );
  const { title, words } = closedLinkText(link);
  return (
    <FormNotice kind="info" role="status" title={title}>
      <p>{words}</p>
      <p>
        {text.instead} <ContactWays />
      </p>
    </FormNotice>
  );
}

function ContactWays() {
  return (
    <>
      <a href={telLink}>{firmProfile.phone.display}</a>, <a href={mailtoLink}>{firmProfile.email}</a>
    </>
  );
}
