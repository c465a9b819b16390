import { PageTitle } from '@incasso/contract/browser/ui/PageTitle';
import { Lead } from '@incasso/contract/browser/ui/Section';
import { CallToAction } from '../../blocks/CallToAction';
import { OpeningWords, PageOpening } from '../../blocks/PageOpening';
import { ProcessTimeline } from './ProcessTimeline';
import { ServiceCards } from './ServiceCards';
import { process, services, servicesCallToAction, servicesHero } from './services.content';

export function ServicesPage() {
  return (
    <>
      <PageOpening>
        <OpeningWords>
          <PageTitle>{servicesHero.title}</PageTitle>
          <Lead>{servicesHero.lead}</Lead>
        </OpeningWords>
      </PageOpening>
      <ServiceCards services={services} />
      <ProcessTimeline {...process} />
      <CallToAction {...servicesCallToAction} />
    </>
  );
}
