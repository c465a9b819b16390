import { firmProfile } from '@incasso/contract/firmProfile';
import { optionalBotCheckProcessor, processors, type Processor } from '@incasso/contract/processors';
import { draftLifetimeHours, retentionDays } from '@incasso/contract/retention';
import type { LegalDocument } from './LegalDocument';
import { sampleNotice } from './sampleNotice';

const { firmName, address, email, phone, companyNumber, siteUrl } = firmProfile;

export const privacyPolicy: LegalDocument = {
  title: 'Privacybeleid',
  subject: `Hoe ${firmName} met persoonsgegevens omgaat`,
  date: '2026-11-02',
  notice: sampleNotice,
  sections: [
    {
      title: 'Wie verantwoordelijk is',
      blocks: [
        `${firmName}, ${address.street}, ${address.postalCode} ${address.city}, ondernemingsnummer ${companyNumber}, is verwerkingsverantwoordelijke voor de persoonsgegevens die u via ${siteUrl} bezorgt.`,
        `Vragen over dit beleid stelt u via ${email} of ${phone.display}.`,
      ],
    },
    {
      title: 'Welke gegevens wij verwerken',
      blocks: [
        [
          'Contactformulier: naam, e-mailadres, bedrijf, telefoonnummer en uw bericht.',
          'Start invordering: bedrijfsnaam, KBO-nummer, adres, contactpersoon, telefoonnummer, e-mailadres, rekeningnummer, uw toelichting en de documenten die u toevoegt.',
          'In die documenten kunnen gegevens van uw debiteur staan, zoals naam, adres en briefwisseling.',
          'Technische gegevens die nodig zijn om de site te tonen en te beveiligen, zoals het IP-adres van een aanvraag.',
        ],
      ],
    },
    {
      title: 'Waarvoor wij ze gebruiken',
      blocks: [
        [
          'Om uw vraag te beantwoorden en uw dossier te beoordelen, op uw verzoek en voor u een overeenkomst sluit (artikel 6, lid 1, b AVG).',
          'Om uw dossier te behandelen, als u ons dat toevertrouwt (artikel 6, lid 1, b AVG).',
          'Om wettelijke verplichtingen van advocaten na te komen (artikel 6, lid 1, c AVG).',
          'Om misbruik van onze formulieren tegen te gaan, wat ons gerechtvaardigd belang is (artikel 6, lid 1, f AVG).',
        ],
        'Wij verkopen geen gegevens en gebruiken ze niet voor reclame.',
      ],
    },
    {
      title: 'Hoelang wij ze bewaren',
      blocks: [
        [
          `Ingediende formulieren en hun documenten: ${days(retentionDays.submissions)} in het systeem van de site. Wordt het een dossier, dan bewaren wij de stukken verder in ons dossierbeheer, volgens de regels voor advocaten.`,
          `Documenten die u oplaadde maar niet indiende: ${days(retentionDays.unclaimedDocuments)}.`,
          `Links waarmee onze medewerkers een document openen: geldig gedurende ${days(retentionDays.documentLinks)}.`,
          `Gebruikte controlecodes van onze formulieren: ${days(retentionDays.botTokens)}.`,
        ],
        `Een aanvraag die u nog niet indiende, blijft alleen in uw eigen browser staan, hoogstens ${String(draftLifetimeHours)} uur na de laatste wijziging.`,
      ],
    },
    {
      title: 'Wie ze voor ons verwerkt',
      blocks: [
        processors.map(sentence),
        'Onze formulieren worden beveiligd met een rekentaak die uw eigen browser uitvoert. Daarbij gaan er geen gegevens naar derden.',
        `Alleen als de site daarvoor is ingesteld, gebeurt die controle door ${sentence(optionalBotCheckProcessor)}`,
        'Binnen uw dossier delen wij gegevens met wie bij de invordering betrokken is, zoals een gerechtsdeurwaarder of een rechtbank.',
      ],
    },
    {
      title: 'Cookies',
      blocks: [
        'Deze site plaatst geen cookies om u te volgen. Wat u in een formulier invult, kan in uw browser bewaard worden zodat u niets verliest. Dat blijft op uw eigen toestel.',
      ],
    },
    {
      title: 'Uw rechten',
      blocks: [
        'U kunt vragen om uw gegevens in te zien, te verbeteren of te wissen, om de verwerking te beperken, om ze over te dragen, en u kunt zich tegen een verwerking verzetten. Het beroepsgeheim van de advocaat kan die rechten beperken.',
        `Mail daarvoor naar ${email}. Bent u niet tevreden met ons antwoord, dan kunt u een klacht indienen bij de Gegevensbeschermingsautoriteit in Brussel.`,
      ],
    },
  ],
};

function days(count: number): string {
  return `${String(count)} ${count === 1 ? 'dag' : 'dagen'}`;
}

function sentence({ name, role, place }: Processor): string {
  return `${name}: ${role}. Plaats: ${place}.`;
}
