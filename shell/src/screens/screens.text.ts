import { firmProfile } from '@incasso/contract/firmProfile';
import { screenMessages } from '@incasso/contract/messages';

export const notFoundText = {
  title: `Pagina niet gevonden | ${firmProfile.firmName}`,
  heading: screenMessages.pageNotFound,
  explanation: 'Deze pagina bestaat niet, of niet meer.',
} as const;

export const applicationErrorText = {
  explanation: 'Er ging iets mis bij het tonen van deze pagina. Herlaad de pagina, of bereik ons rechtstreeks:',
} as const;
