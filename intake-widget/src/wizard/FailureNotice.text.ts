import { firmProfile } from '@incasso/contract/firmProfile';

export const failureNoticeText = {
  kept: 'Alles wat u invulde en koos, staat er nog. Nog eens indienen kan geen tweede dossier maken.',
  call: `Lukt het niet? Bel ${firmProfile.phone.display}.`,
} as const;
