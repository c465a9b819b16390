import { photoPdfLimits } from './photoPdfLimits';

export const photoPdfText = {
  offer: 'Maak één PDF van uw foto’s',
  title: 'Foto’s samen in één PDF',
  intro: 'Vink de foto’s aan en zet ze in volgorde: elke foto wordt een bladzijde.',
  list: 'Foto’s voor de PDF',
  up: 'Omhoog',
  upNamed: (name: string) => `${name} omhoog`,
  down: 'Omlaag',
  downNamed: (name: string) => `${name} omlaag`,
  moved: (name: string, number: number, count: number) => `${name} is nu foto ${number} van ${count}.`,
  keep: 'Bewaar ook de losse foto’s',
  make: 'PDF maken',
  cancel: 'Annuleren',
  making: (number: number, count: number) => `Foto ${number} van ${count} wordt verwerkt…`,
  made: (name: string) => `${name} is aan uw documenten toegevoegd.`,
  tooFew: 'Vink minstens twee foto’s aan.',
  tooManyPhotos: `Vink hoogstens ${photoPdfLimits.maxCount} foto’s aan: in grotere aantallen worden ze onleesbaar.`,
  noRoomBeside:
    'Met de losse foto’s erbij zijn het te veel documenten. Vink ‘Bewaar ook de losse foto’s’ uit, of verwijder er enkele.',
  unreadable: (name: string) => `Uw browser kan ${name} niet openen. Vink die foto uit en probeer het opnieuw.`,
  failed: 'De PDF kon niet gemaakt worden. Uw foto’s zijn er nog: probeer het opnieuw, of stuur ze los mee.',
  /** For example `fotos-2026-11-28.pdf`. A second one on the same day gets a number. */
  fileName: (day: string, count: number) => `fotos-${day}${count === 1 ? '' : ` (${count})`}.pdf`,
} as const;
