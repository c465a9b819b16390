import { FormNotice } from '@incasso/frontend/forms/FormNotice';
import { SmallPrint } from '@incasso/frontend/layout/SmallPrint';
import { FormPage } from '@incasso/frontend/ui/FormPage';
import { firmProfile, mailtoLink, telLink } from '@incasso/contract/firmProfile';
import { AdditionForm } from './AdditionForm';
import { additionPageText as text, closedLinkText } from './AdditionPage.text';
import { useCaseLink, type CaseLinkState } from './useCaseLink';

export const title = `${text.title} | ${firmProfile.firmName}`;

/** The page behind a client's link, for adding to that client's case. */
export function Page() {
  const link = useCaseLink();
  return (
    <FormPage
      title={text.title}
      lead={link?.kind === 'open' ? text.intro : undefined}
      form={
        <>
          <noscript>
            <FormNotice kind="info" title={text.noScript}>
              <p>
                {text.noScriptInstead} <ContactWays />
              </p>
            </FormNotice>
          </noscript>
          {link && <LinkContent link={link} />}
        </>
      }
      aside={link?.kind === 'open' && <SmallPrint>{text.private(link.lastDay)}</SmallPrint>}
    />
  );
}

function LinkContent({ link }: { readonly link: CaseLinkState }) {
  if (link.kind === 'open') return <AdditionForm key={link.caseId} link={link} />;
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
