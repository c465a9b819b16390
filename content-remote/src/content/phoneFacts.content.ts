import { firmProfile, telLink } from '@incasso/contract/firmProfile';

export const phoneFacts = [
  { term: 'Liever bellen?', value: firmProfile.phone.display, href: telLink },
  { term: 'Open', value: firmProfile.openingHours.display },
] as const;
