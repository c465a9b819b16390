import { Fold } from '@incasso/frontend/ui/Fold';
import { costsLink } from '@incasso/contract/routes';
import { Anchors } from '../../blocks/Anchors';
import { CallToAction } from '../../blocks/CallToAction';
import { PageOpening } from '../../blocks/PageOpening';
import { TitledSection } from '../../blocks/TitledSection';
import {
  costConditions,
  process,
  services,
  servicesAnchors,
  servicesCallToAction,
  servicesHero,
} from './services.content';
import { PriceList } from './PriceList';
import { ProcessTimeline } from './ProcessTimeline';
import { ServiceCards } from './ServiceCards';

const { services: toServices, costs, steps } = servicesAnchors.items;

export function ServicesPage() {
  return (
    <>
      <PageOpening title={servicesHero.title} lead={servicesHero.lead}>
        <Anchors label={servicesAnchors.title} items={[toServices, costs, steps]} />
      </PageOpening>
      <ServiceCards label={toServices.title} id={toServices.id} services={services} />
      <Costs />
      <ProcessTimeline {...process} id={steps.id} />
      <CallToAction {...servicesCallToAction} />
    </>
  );
}

function Costs() {
  return (
    <TitledSection title={costsLink.name} id={costsLink.id}>
      <PriceList />
      <Fold isSmall title={costConditions.title}>
        <ul>
          {costConditions.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Fold>
    </TitledSection>
  );
}
