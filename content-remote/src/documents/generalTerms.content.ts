import { firmImprint, firmProfile } from '@incasso/contract/firmProfile';
import { newestVersions } from '@incasso/contract/legalVersions';
import { costWords } from '../content/costs.content';
import { costFigures } from '../content/costFigures.content';
import type { LegalDocument } from './LegalDocument';

const { firmName, address, email, phone, companyNumber, escrowAccount, siteUrl } = firmProfile;

export const generalTerms: LegalDocument = {
  title: 'Algemene voorwaarden',
  subject: `Afspraken tussen ${firmName} en zijn cliënten, en het gebruik van de site`,
  date: newestVersions.generalTerms,
  isSample: true,
  sections: [
    {
      title: 'Wie wij zijn',
      blocks: [
        `${firmImprint.legalName}, ${address.street}, ${address.postalCode} ${address.city}. Ondernemingsnummer (btw BE) ${companyNumber}, ${firmImprint.register}. U bereikt ons via ${email} of ${phone.display}.`,
        `Beroepstitel: ${firmImprint.title}. Wij zijn ingeschreven bij de ${firmImprint.bar}. Voor ons geldt de ${firmImprint.rules}. U vindt hem bij de beroepsregels op ${firmImprint.lawyersSite}.`,
        `Onze beroepsaansprakelijkheid is verzekerd bij ${firmImprint.insurer}. De dekking geldt in ${firmImprint.insuredArea}.`,
      ],
    },
    {
      title: 'Voor wie deze voorwaarden gelden',
      blocks: [
        'Deze voorwaarden gelden tussen ons en de onderneming die een dossier indient of een andere opdracht geeft.',
      ],
    },
    {
      title: 'Hoe een opdracht begint',
      blocks: [
        'Een dossier indienen op de site is een aanvraag. Op werkdagen krijgt u binnen 24 uur antwoord. De opdracht begint pas als u ons voorstel hebt aanvaard.',
        'U bezorgt ons juiste en volledige informatie. U meldt ons elke betaling of betwisting die u nog ontvangt.',
        'Voor we beginnen, gaan we na of er geen belangenconflict is. Hebt u een rechtsbijstandsverzekering? Meld het ons dan.',
        'De wet en onze beroepsregels kunnen ons verplichten na te gaan wie onze cliënten zijn. Wij kunnen u daarom vragen om een bewijs van uw identiteit en van wie uw onderneming vertegenwoordigt. Zonder dat bewijs beginnen we niet.',
      ],
    },
    {
      title: 'Wat het kost',
      blocks: [
        [
          'Onbetwiste facturen aan ondernemingen, in de minnelijke fase en de IOS-procedure: wij verhalen de kosten en erelonen op de debiteur, zoals de wet en uw voorwaarden dat toelaten. U betaalt zelf geen ereloon: niet zonder resultaat, en ook niet als interest en vergoedingen het niet dekken.',
          'Interest, de vaste vergoeding van 40 euro en een schadebeding dienen bij onbetwiste facturen eerst om de kosten en ons ereloon te betalen. Wat overblijft, is voor u.',
          'Betaalt de debiteur een deel, dan gaat dat eerst naar de kosten en de interest, en daarna naar uw factuur.',
          `Betwiste facturen, en elke zaak voor de rechtbank: wij rekenen ${costWords.hourlyRate}. U krijgt vooraf een raming en beslist of we verdergaan. Interest en vergoedingen zijn voor u.`,
          'Facturen aan consumenten: u vraagt vooraf een offerte.',
          `Kosten van derden, zoals het voorschot van een gerechtsdeurwaarder, melden wij vooraf. Dat voorschot is ${costWords.advance}; het tarief van de gerechtsdeurwaarder ligt wettelijk vast. Komt er niets binnen, dan blijft het voor uw rekening.`,
        ],
        `Alle bedragen zijn zonder btw. Onze facturen zijn betaalbaar binnen ${String(costFigures.paymentTermDays)} dagen.`,
      ],
    },
    {
      title: 'Derdengelden',
      blocks: [
        `Wat de debiteur betaalt, komt op onze derdenrekening ${escrowAccount}. Wij betalen het bedrag dat u toekomt uit binnen 7 dagen nadat de debiteur betaald heeft, met een afrekening. U kunt de rekening nakijken op ${firmImprint.lawyersSite}.`,
      ],
    },
    {
      title: 'Gerechtsdeurwaarders en anderen',
      blocks: [
        'Alleen een gerechtsdeurwaarder mag een dagvaarding betekenen en beslag leggen. Is die stap nodig, dan kiezen wij met uw akkoord een gerechtsdeurwaarder en blijft uw dossier bij ons.',
      ],
    },
    {
      title: 'Aansprakelijkheid',
      blocks: [
        `Wij zetten ons naar best vermogen in, maar beloven geen resultaat. Onze aansprakelijkheid is beperkt tot het bedrag dat onze verzekeraar in uw zaak uitkeert. Keert de verzekeraar niet uit, dan is ze beperkt tot ${firmImprint.liabilityLimit}. Die grenzen gelden niet bij opzet, bedrog of een zware fout.`,
        'Alleen het kantoor is aansprakelijk, niet zijn vennoten, advocaten of medewerkers persoonlijk, behalve bij opzet.',
      ],
    },
    {
      title: 'Stopzetten',
      blocks: [
        'U kunt een dossier op elk moment schriftelijk stopzetten. Wij zetten dan geen nieuwe stappen meer. Bij onbetwiste facturen betaalt u dan geen ereloon, wel de kosten van derden die al gemaakt zijn. Is de zaak betwist of al bij de rechtbank, dan betaalt u ook de uren die al gewerkt zijn. Betaalt de debiteur rechtstreeks aan u, dan telt dat als een betaling aan ons.',
        'Wij kunnen een opdracht beëindigen als verdergaan juridisch niet haalbaar is. Dat laten wij u met redenen weten.',
      ],
    },
    {
      title: 'Gebruik van de site',
      blocks: [
        `De teksten op ${siteUrl} geven algemene informatie. Ze zijn geen advies over uw eigen situatie.`,
        'Documenten die u oplaadt, moet u mogen delen. Wij weigeren bestanden met macro’s, bestanden met een wachtwoord en bestanden die iets anders bevatten dan hun naam zegt.',
      ],
    },
    {
      title: 'Persoonsgegevens',
      blocks: ['Hoe wij met persoonsgegevens omgaan, leest u in ons privacybeleid.'],
    },
    {
      title: 'Klachten en geschillen',
      blocks: [
        `Een klacht stuurt u naar ${email}. Komen wij er samen niet uit, dan kunt u zich tot de stafhouder van de ${firmImprint.bar} richten.`,
        `Op de opdracht is het Belgische recht van toepassing. Voor geschillen zijn de ${firmImprint.courts}, bevoegd.`,
      ],
    },
  ],
};
