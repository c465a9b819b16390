import { firmProfile } from '@incasso/contract/firmProfile';
import type { RouteName } from '@incasso/contract/routes';
import type { SocialPictureContent } from './SocialPicture';

/** What the pictures of shared links say and show. */
export const socialPictures: Readonly<Record<RouteName, SocialPictureContent>> = {
  home: { lines: ['Van openstaand', 'naar', 'betaald.'], art: 'desk' },
  about: { lines: ['Over', firmProfile.product, 'Advocaten'], art: 'team' },
  services: { lines: ['Van factuur', 'naar betaling', 'in vijf stappen'], art: 'invoice' },
  faq: { lines: ['Uw vragen over', 'onbetaalde', 'facturen'], art: 'invoice' },
  contact: { lines: ['Bel, mail', 'of schrijf', 'ons'], art: 'leie' },
  start: { lines: ['Start uw', 'invordering'], art: 'desk' },
};
