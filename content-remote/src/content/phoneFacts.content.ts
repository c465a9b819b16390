import { firmProfile, telLink } from '@incasso/contract/firmProfile';

/** Phone number and opening hours, for the head of a page. */
export const phoneFacts = [
  { term: 'Liever bellen?', value: firmProfile.phone.display, href: telLink },
  { term: 'Open', value: firmProfile.openingHours.display },
] as const;
