import { useHostServices } from '@incasso/browser/host/services';
import { PageHeading } from '@incasso/browser/ui/PageHeading';
import { Container, Lead } from '@incasso/browser/ui/Section';
import { PlainLink } from '@incasso/browser/ui/PlainLink';
import { TextLink } from '@incasso/browser/ui/TextLink';
import { telLink } from '@incasso/contract/firmProfile';
import { routes } from '@incasso/contract/routes';
import { Conditions, StartLayout, PageBackground, Head, Help, Wizard } from './StartPage.styles';
import { startContent } from './start.content';

export function StartPage() {
  const host = useHostServices();
  const { conditions, help } = startContent;

  return (
    <PageBackground>
      <Container>
        <Head>
          <TextLink to={routes.home}>
            <span aria-hidden="true">← </span>
            <span>{startContent.back}</span>
          </TextLink>
          <PageHeading>{startContent.title}</PageHeading>
          <Lead>{startContent.intro}</Lead>
          <Conditions>
            <summary>{conditions.title}</summary>
            <ul>
              {conditions.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
            <p>{conditions.atHand}</p>
          </Conditions>
        </Head>
        <StartLayout>
          <Wizard>{host.renderIntake?.()}</Wizard>
          <Help as="aside">
            <h2>{help.title}</h2>
            <PlainLink href={telLink}>{help.call}</PlainLink>
            <p>{help.hours}</p>
          </Help>
        </StartLayout>
      </Container>
    </PageBackground>
  );
}
