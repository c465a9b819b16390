import { CallToAction } from '../../blocks/CallToAction';
import { OpeningFacts } from '../../blocks/OpeningFacts';
import { PageOpening } from '../../blocks/PageOpening';
import { Costs } from './Costs';
import { ProcessTimeline } from './ProcessTimeline';
import { ServiceCards } from './ServiceCards';
import { process, services, servicesCallToAction, servicesHero } from './services.content';

export function ServicesPage() {
  return (
    <>
      <PageOpening title={servicesHero.title} lead={servicesHero.lead}>
        <OpeningFacts facts={servicesHero.facts} />
      </PageOpening>
      <ServiceCards services={services} />
      <ProcessTimeline {...process} />
      <Costs />
      <CallToAction {...servicesCallToAction} />
    </>
  );
}
