import { firmProfile } from '@incasso/contract/firmProfile';
import type { LegalDocument } from './LegalDocument';
import { sampleNotice } from './sampleNotice';

const { firmName, address, email, companyNumber, escrowAccount, siteUrl } = firmProfile;

export const generalTerms: LegalDocument = {
  title: 'Algemene voorwaarden',
  subject: `Afspraken tussen ${firmName} en zijn cliënten, en het gebruik van de site`,
  date: '2026-11-02',
  notice: sampleNotice,
  sections: [
    {
      title: 'Voor wie deze voorwaarden gelden',
      blocks: [
        `Deze voorwaarden gelden tussen ${firmName}, ${address.street}, ${address.postalCode} ${address.city}, ondernemingsnummer ${companyNumber}, en de onderneming die een dossier indient of een andere opdracht geeft.`,
      ],
    },
    {
      title: 'Hoe een opdracht begint',
      blocks: [
        'Een dossier indienen op de site is een aanvraag. Binnen 24 uur krijgt u antwoord. De opdracht begint pas als u ons voorstel hebt aanvaard.',
        'U bezorgt ons juiste en volledige informatie, en u meldt elke betaling of betwisting die u nog ontvangt.',
      ],
    },
    {
      title: 'Wat het kost',
      blocks: [
        [
          'Onbetwiste facturen aan ondernemingen: wij verhalen alle kosten en erelonen op de debiteur. Zonder resultaat rekenen wij geen ereloon aan.',
          'Betwiste facturen: wij werken tegen een uurtarief. U krijgt vooraf een raming.',
          'Facturen aan consumenten: u vraagt vooraf een offerte.',
          'Kosten van derden, zoals het voorschot van een gerechtsdeurwaarder, melden wij vooraf. Dat voorschot ligt tussen 100 en 500 euro.',
        ],
      ],
    },
    {
      title: 'Derdengelden',
      blocks: [
        `Wat de debiteur betaalt, komt op onze derdenrekening ${escrowAccount}. Wij betalen het bedrag dat u toekomt uit binnen 7 dagen nadat de debiteur betaald heeft, met een afrekening.`,
      ],
    },
    {
      title: 'Stopzetten',
      blocks: [
        'U kunt een dossier op elk moment schriftelijk stopzetten. Wij zetten dan geen nieuwe stappen meer en overlopen met u welke kosten al gemaakt zijn.',
        'Wij kunnen een opdracht beëindigen als verdergaan juridisch niet haalbaar is. Dat laten wij u met redenen weten.',
      ],
    },
    {
      title: 'Gebruik van de site',
      blocks: [
        `De teksten op ${siteUrl} geven algemene informatie. Ze zijn geen advies over uw eigen situatie.`,
        'Documenten die u oplaadt, moet u mogen delen. Bestanden met macro’s, beveiligde bestanden en bestanden die iets anders bevatten dan hun naam zegt, worden geweigerd.',
      ],
    },
    {
      title: 'Persoonsgegevens',
      blocks: ['Hoe wij met persoonsgegevens omgaan, leest u in ons privacybeleid.'],
    },
    {
      title: 'Klachten en toepasselijk recht',
      blocks: [`Een klacht stuurt u naar ${email}. Op de opdracht is het Belgische recht van toepassing.`],
    },
  ],
};
