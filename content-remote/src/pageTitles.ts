import { firmProfile } from '@incasso/contract/firmProfile';
import type { RouteName } from '@incasso/contract/routes';

const { address, firmName } = firmProfile;

/** The window title of every page, as search engines show it: the firm comes last. */
export const pageTitles: Readonly<Record<RouteName, string>> = {
  home: `Facturen invorderen in ${address.city} | ${firmName}`,
  about: `Over ons | ${firmName}`,
  services: `Onze diensten | ${firmName}`,
  faq: `Veelgestelde vragen | ${firmName}`,
  contact: `Contact | ${firmName}`,
  start: `Start invordering | ${firmName}`,
};
