import { answersWithin, firmImprint, firmProfile, payoutPromise } from '@incasso/contract/firmProfile';
import { caseKinds, type CaseKind } from '@incasso/debts/caseKinds';
import { costFigures } from '@incasso/debts/costFigures';
import { capitalized } from '@incasso/debts/capitalized';
import { costWords, onProposal } from '@incasso/debts/costWords';
import { costLines, costTerms } from '@incasso/debts/costRules';
import { newestVersions } from '@incasso/contract/legalVersions';
import type { LegalDocument } from './LegalDocument';

/** What the terms add to the costs of a kind of case. */
const ofContract: Readonly<Partial<Record<CaseKind, readonly string[]>>> = {
  undisputed: ['Dat geldt in de minnelijke fase en de IOS-procedure.', costWords.bearsCosts, costTerms.extra],
  disputed: ['In het uurtarief zijn de kantoorkosten inbegrepen.'],
};

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
        'Deze voorwaarden gelden tussen ons en de onderneming die een aanvraag indient of een andere opdracht geeft. Zolang u ons voorstel niet hebt aanvaard, bent u ons niets verschuldigd.',
      ],
    },
    {
      title: 'Hoe een opdracht begint',
      blocks: [
        `Wat u op de site indient, is een aanvraag. Op werkdagen krijgt u binnen ${answersWithin} antwoord: ten laatste de volgende werkdag. De opdracht begint, en uw aanvraag wordt een dossier, als u ons voorstel hebt aanvaard.`,
        'U bezorgt ons juiste en volledige informatie. U meldt ons elke betaling of betwisting die u nog ontvangt.',
        'Voor we beginnen, gaan we na of er geen belangenconflict is. Hebt u een rechtsbijstandsverzekering? Meld het ons dan.',
        'De wet en onze beroepsregels kunnen ons verplichten na te gaan wie onze cliënten zijn. Wij kunnen u daarom vragen om een bewijs van uw identiteit en van wie uw onderneming vertegenwoordigt. Zonder dat bewijs beginnen we niet.',
      ],
    },
    {
      title: 'Wat het kost',
      blocks: [
        [
          ...costLines(caseKinds).map(({ kind, title, text }) =>
            [`${title}.`, text, ...(ofContract[kind] ?? [])].join(' '),
          ),
          `Elke andere dienst. ${onProposal}.`,
          `${capitalized(costWords.scope)} geldt een vaste volgorde. ${costTerms.payOrder}`,
          `Uw aanvraag beoordelen wij eerst gratis. Betwist uw debiteur de factuur pas later, dan stoppen wij. ${costWords.laterDispute} Was de factuur tot dan ${costWords.scope}, dan betaalt u geen ereloon.`,
          `Uitvoering na een titel: u krijgt een nieuw voorstel. ${costTerms.enforcement}`,
          'Kosten van derden maken wij alleen met uw akkoord. Het tarief van een gerechtsdeurwaarder ligt wettelijk vast.',
        ],
        costTerms.openAmount,
        `${costTerms.withoutVat} Onze facturen zijn betaalbaar binnen ${String(costFigures.paymentTermDays)} dagen.`,
      ],
    },
    {
      title: 'Derdengelden',
      blocks: [
        `Wat de debiteur aan ons betaalt, komt op onze derdenrekening ${escrowAccount}. ${payoutPromise} Dat geldt ook als de debiteur aan een gerechtsdeurwaarder betaalde. Daarvan houden wij ons ereloon af zoals onder ‘Wat het kost’ staat, zonder de btw. In een betwiste zaak of een zaak voor de rechtbank houden wij ook onze openstaande facturen af. Dat melden wij u schriftelijk, met de afrekening. U kunt de rekening nakijken op ${firmImprint.lawyersSite}.`,
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
        `U kunt een dossier op elk moment schriftelijk stopzetten. Wij zetten dan geen nieuwe stappen meer. U betaalt de kosten van derden die al gemaakt zijn. Was een factuur ${costWords.scope}, dan betaalt u daarvoor geen ereloon. Is de zaak betwist of al bij de rechtbank, dan betaalt u ook de uren die al gewerkt zijn. ${costTerms.stopped}`,
        'Wij kunnen een opdracht beëindigen, bijvoorbeeld als verdergaan juridisch niet haalbaar is. Dat laten wij u tijdig en met redenen weten.',
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
        `Op de opdracht is het Belgische recht van toepassing. Voor geschillen is de ${firmImprint.court}, bevoegd.`,
      ],
    },
  ],
};
