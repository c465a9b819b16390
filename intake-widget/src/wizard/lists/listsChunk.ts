export { ListOffers } from './ListOffers';
export { ListPart } from './ListPart';
