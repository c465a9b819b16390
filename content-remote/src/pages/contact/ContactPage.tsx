import { submitContact } from '@incasso/browser/api/submitContact';
import { useBotCheck } from '@incasso/browser/bot-check/useBotCheck';
import { useHostServices } from '@incasso/browser/host/services';
import { Container } from '@incasso/browser/ui/Section';
import { TextLink } from '@incasso/browser/ui/TextLink';
import { routes } from '@incasso/contract/routes';
import { Note } from '../../blocks/Note';
import { OpeningFacts } from '../../blocks/OpeningFacts';
import { PageOpening } from '../../blocks/PageOpening';
import { contactForm, contactHero, startLink, teamBlurb } from './contact.content';
import { ContactDetails } from './ContactDetails';
import { ContactForm } from './ContactForm';
import { Aside, ContactLayout, FormColumn, SubTitle } from './ContactPage.styles';
import { Directions } from './Directions';
import { LetterDoor } from './LetterDoor';

export function ContactPage() {
  const host = useHostServices();
  const botCheck = useBotCheck('contact_form');

  return (
    <>
      <PageOpening title={contactHero.title} lead={contactHero.lead}>
        <OpeningFacts facts={contactHero.facts} />
      </PageOpening>
      <Container>
        <ContactLayout>
          <FormColumn>
            <SubTitle>{contactForm.title}</SubTitle>
            <ContactForm botCheck={botCheck} send={(submission) => submitContact(host, submission)} />
            <Note>
              <h3>{teamBlurb.title}</h3>
              <p>{teamBlurb.text}</p>
              <TextLink to={routes.about}>{teamBlurb.link}</TextLink>
            </Note>
          </FormColumn>
          <Aside>
            <ContactDetails />
            <LetterDoor />
            <Note $isMarked>
              <h2>
                <TextLink to={routes.start}>{startLink.title}</TextLink>
              </h2>
              <p>{startLink.text}</p>
            </Note>
          </Aside>
        </ContactLayout>
      </Container>
      <Directions />
    </>
  );
}
