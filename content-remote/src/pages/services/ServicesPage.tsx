import { Anchors } from '../../blocks/Anchors';
import { CallToAction } from '../../blocks/CallToAction';
import { OpeningFacts } from '../../blocks/OpeningFacts';
import { PageOpening } from '../../blocks/PageOpening';
import { Costs } from './Costs';
import { ProcessTimeline } from './ProcessTimeline';
import { ServiceCards } from './ServiceCards';
import { process, services, servicesAnchors, servicesCallToAction, servicesHero } from './services.content';

const { services: toServices, costs, steps } = servicesAnchors.items;

export function ServicesPage() {
  return (
    <>
      <PageOpening title={servicesHero.title} lead={servicesHero.lead}>
        <OpeningFacts isStrip facts={servicesHero.facts} />
        <Anchors label={servicesAnchors.title} items={[toServices, costs, steps]} />
      </PageOpening>
      <ServiceCards label={toServices.title} id={toServices.id} services={services} />
      <Costs />
      <ProcessTimeline {...process} id={steps.id} />
      <CallToAction {...servicesCallToAction} />
    </>
  );
}
