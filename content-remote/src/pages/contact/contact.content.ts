import { firmImprint, firmProfile, noCommitment } from '@incasso/contract/firmProfile';
import { debtorInfoLink } from '@incasso/contract/routes';

const { address } = firmProfile;

export const contactHero = {
  title: 'Contact',
  lead: 'Een vraag over een factuur of een dossier? Bel, mail of schrijf ons.',
} as const;

export const contactDetails = {
  title: 'Onze gegevens',
  address: 'Adres',
  phone: 'Telefoon',
  email: 'E-mail',
  linkedIn: 'LinkedIn',
  linkedInLink: `${firmProfile.product} op LinkedIn`,
  openingHours: 'Openingsuren',
} as const;

export const escrowAccount = {
  title: 'Derdenrekening',
  copy: 'Kopieer het rekeningnummer',
  copied: 'Rekeningnummer gekopieerd',
  notCopied: 'Kopiëren lukte niet. Selecteer het nummer en kopieer het zelf.',
} as const;

/** For debtors: phone and mail, not the clients' intake. */
export const letterDoor = {
  title: debtorInfoLink.name,
  items: [
    { title: 'Betalen', text: 'Stort met de mededeling uit de brief, en alleen op deze rekening.' },
    { title: 'Afbetalen', text: 'Stel zelf een plan voor: bedrag per maand en eerste datum.' },
    { title: 'Betwisten', text: 'Schrijf ons waarom, met uw bewijsstukken.' },
    { title: 'Al betaald', text: 'Mail ons het betaalbewijs.' },
  ],
  call: 'Bel',
  mail: 'of mail',
  reference: ', met het dossiernummer uit de brief.',
  bailiff:
    'Kwam de aanmaning van een gerechtsdeurwaarder? Betaal of antwoord dan binnen een maand zoals in dat stuk staat, met het formulier erbij.',
  check: `Twijfelt u of de brief van ons komt? Bel het nummer op deze pagina, niet dat in de brief. Onze advocaten en onze derdenrekening vindt u op ${new URL(firmImprint.lawyersSite).hostname}.`,
} as const;

export const directions = {
  title: 'Zo bereikt u ons',
  art: 'De Broeltorens aan de Leie in Kortrijk.',
  items: [
    {
      title: 'Met de trein',
      text: address.byTrain,
    },
    {
      title: 'Met de auto',
      text: address.byCar,
    },
    {
      title: 'Liever op afstand',
      text: 'Alles kan online, en een gesprek per telefoon.',
    },
  ],
  route: 'Plan uw route op OpenStreetMap',
  routeUrl: `https://www.openstreetmap.org/search?query=${encodeURIComponent(
    `${address.street}, ${address.postalCode} ${address.city}`,
  )}`,
} as const;

export const startLink = {
  title: 'Dossier starten?',
  text: `${noCommitment}.`,
} as const;

export const contactForm = {
  title: 'Stuur ons een bericht',
  call: 'Liever bellen?',
  submit: 'Bericht verzenden',
  submitting: 'Bezig met verzenden...',
  preparing: 'De beveiliging wordt klaargezet. Daarna werkt de knop.',
  failedTitle: 'Uw bericht is nog niet verzonden',
  failedText: 'Alles wat u hebt ingevuld, staat er nog. Probeer het opnieuw, of bereik ons zo:',
  withoutScript: 'Dit formulier werkt alleen met JavaScript. Bel of mail ons gerust rechtstreeks.',
} as const;

export const teamBlurb = {
  title: 'Wie uw bericht leest',
  text: 'Een van onze drie administratieve medewerkers leest het en antwoordt zelf of legt het voor aan een advocaat.',
  link: 'Maak kennis met het team',
} as const;
