import { contactFields } from '@incasso/contract/contactMessage';
import type { FieldSpec, FieldSpecs } from '@incasso/contract/FieldSpec';
import { intakeFields } from '@incasso/contract/intakeFields';
import { debtFields } from '@incasso/debts/debtFields';
import { firmImprint, firmProfile } from '@incasso/contract/firmProfile';
import { newestVersions } from '@incasso/contract/legalVersions';
import { optionalBotCheckProcessor, processors, type Processor } from '@incasso/contract/processors';
import { draftLifetimeHours, retentionDays } from '@incasso/contract/retention';
import type { BotCheckProvider } from '@incasso/contract/siteConfig';
import type { LegalBlock, LegalDocument } from './LegalDocument';

const { firmName, address, email, phone, companyNumber, siteUrl } = firmProfile;

/** The privacy policy for a stage's bot check. */
export function privacyPolicy(botCheck: BotCheckProvider): LegalDocument {
  return {
    title: 'Privacybeleid',
    subject: `Hoe ${firmName} met persoonsgegevens omgaat`,
    date: newestVersions.privacyPolicy,
    isSample: true,
    sections: [
      {
        title: 'Wie verantwoordelijk is',
        blocks: [
          `${firmImprint.legalName}, ${address.street}, ${address.postalCode} ${address.city}, ondernemingsnummer (btw BE) ${companyNumber}, is verwerkingsverantwoordelijke voor de persoonsgegevens die u via ${siteUrl} bezorgt.`,
          `Vragen over dit beleid stelt u via ${email} of ${phone.display}.`,
        ],
      },
      {
        title: 'Welke gegevens wij verwerken',
        blocks: [
          [
            fieldsOf('Contactformulier', contactFields),
            fieldsOf('Start invordering', intakeFields),
            `${fieldsOf('Openstaande facturen', debtFields)} Dat zijn gegevens van een ander: uw debiteur.`,
            'De documenten die u toevoegt.',
            'Documenten of berichten die u later via uw eigen link aan uw aanvraag toevoegt.',
            'Voegt u een e-factuur toe (XML, of een PDF waarin de XML zit)? Dan leest onze software wat erop staat, zoals nummer, data, bedragen, rekeningnummer, verkoper en debiteur. Wij bewaren dat apart bij uw aanvraag.',
            'Dient u in via de website van een partner, dan bewaren wij ook de naam van die partner.',
            'Uw documenten kunnen gegevens van uw debiteur bevatten, zoals naam, adres, contactgegevens en briefwisseling.',
            'Uw IP-adres, zolang dat nodig is om u een pagina of antwoord te sturen en misbruik tegen te houden. Wij schrijven het niet in onze logboeken.',
          ],
          'Wat in een formulier verplicht is, staat erbij. Zonder die gegevens kunnen wij uw vraag of aanvraag niet behandelen. Al het andere geeft u vrijwillig.',
        ],
      },
      {
        title: 'Waarvoor wij ze gebruiken',
        blocks: [
          [
            'Om op uw verzoek te antwoorden of uw aanvraag te beoordelen, voor u een overeenkomst sluit (artikel 6, lid 1, b AVG, de Europese privacywet).',
            'Om uw dossier te behandelen, als u ons dat toevertrouwt (artikel 6, lid 1, b AVG).',
            'Bent u contactpersoon van een onderneming en dus zelf geen partij? Die onderneming en wij hebben er een gerechtvaardigd belang bij om haar dossier op te volgen (artikel 6, lid 1, f AVG).',
            'Om wettelijke verplichtingen van advocaten na te komen, bijvoorbeeld als wij moeten nagaan wie onze cliënten zijn (artikel 6, lid 1, c AVG).',
            'Om misbruik van onze formulieren tegen te gaan, wat ons gerechtvaardigd belang is (artikel 6, lid 1, f AVG).',
          ],
          'Wij verkopen geen gegevens en gebruiken ze niet voor reclame.',
        ],
      },
      {
        title: 'Bent u debiteur?',
        blocks: [
          'Dan kregen wij uw gegevens van de onderneming die een factuur aan u stuurde, of uit openbare bronnen zoals de Kruispuntbank van Ondernemingen. Het gaat om uw naam, uw adres, uw ondernemingsnummer, uw contactgegevens en wat er over de factuur geschreven is. Wat onze cliënt per factuur invult, staat hierboven bij de gegevens die wij verwerken.',
          'Wij gebruiken ze om de vordering van onze cliënt te innen. Dat is het gerechtvaardigd belang van onze cliënt (artikel 6, lid 1, f AVG). U hebt dezelfde rechten als hieronder, voor zover het beroepsgeheim dat toelaat.',
        ],
      },
      {
        title: 'Hoelang wij ze bewaren',
        blocks: [
          [
            `Wat u indient, met de documenten en het overzicht dat wij ervan maken: hoogstens ${days(retentionDays.submissions)} in het systeem van de site. Wordt het een dossier, dan bewaren wij de stukken verder in ons dossierbeheer, tot vijf jaar na het einde van het dossier. Wat wij van de wet langer moeten bewaren, zoals boekhoudstukken, bewaren wij zo lang.`,
            'Wordt het geen dossier, dan wissen wij ook onze mails erover binnen een jaar.',
            `Documenten die u oplaadde maar niet indiende: ${days(retentionDays.unclaimedDocuments)}.`,
            `Links waarmee onze medewerkers een document openen: geldig gedurende ${days(retentionDays.documentLinks)}.`,
            `Uw link om later iets aan uw aanvraag toe te voegen: geldig gedurende ${days(retentionDays.caseLinks)}. Wat u zo toevoegt, bewaren wij even lang als een ingediend formulier.`,
            `Hoeveel bevestigingen naar een adres gingen, zonder het adres zelf: ${days(retentionDays.confirmations)}.`,
            `Nadat wij gegevens op uw vraag gewist hebben: enkel een willekeurig nummer, ${days(retentionDays.erasedIds)}.`,
            `Gebruikte controlecodes van onze formulieren: ${days(retentionDays.botTokens)}.`,
          ],
          `Een aanvraag die u nog niet indiende, staat alleen in uw eigen browser. Sluit u die, of wijzigt u ${String(draftLifetimeHours)} uur niets, dan tonen wij ze niet meer. Uw volgende bezoek aan deze site wist ze.`,
          'Deelt u uw toestel? Kies ‘Opnieuw beginnen’: dat wist alles meteen.',
          'Dient u in, dan wist uw browser ze. Hij bewaart nog de referentie, de namen van uw documenten en uw link om iets toe te voegen. Die verdwijnen als u de melding of het tabblad sluit.',
        ],
      },
      {
        title: 'Wie ze voor ons verwerkt',
        blocks: [
          [...processors, ...(botCheck === 'recaptcha' ? [optionalBotCheckProcessor] : [])].map(sentence),
          ...botCheckBlocks(botCheck),
          'Onze leveranciers van e-mail en dossierbeheer zien gegevens alleen voor zover hun dienst dat vraagt.',
          'Binnen uw dossier delen wij gegevens met wie bij de invordering betrokken is, zoals een gerechtsdeurwaarder of een rechtbank.',
        ],
      },
      {
        title: 'Cookies en wat uw browser bewaart',
        blocks: [
          cookiesOfOthers(botCheck),
          [
            'Cookie ‘__Host-intake-session’: een willekeurig nummer waaraan de site herkent dat uw aanvraag bij dit browserbezoek hoort. Uw browser stuurt hem mee naar deze site. Bij een formulier krijgen wij hem niet, en hij wordt niet verder gebruikt. Hij verdwijnt als u uw browser sluit.',
            'Uw aanvraag zelf, met documenten: in de opslag van uw eigen browser, zodat u niets verliest. Wij zien er niets van tot u indient.',
            'Wat u in het contactformulier schrijft: in hetzelfde tabblad, tot u het verzendt of het tabblad sluit.',
          ],
        ],
      },
      {
        title: 'Uw rechten',
        blocks: [
          'U kunt vragen om uw gegevens in te zien, te verbeteren of te wissen, en om de verwerking te beperken. U kunt ook vragen om uw gegevens mee te krijgen in een bruikbaar bestand. U kunt zich ook tegen een verwerking verzetten. Het beroepsgeheim van de advocaat kan die rechten beperken.',
          `Mail daarvoor naar ${email}. U krijgt antwoord binnen een maand.`,
          'Bent u niet tevreden met ons antwoord? Dan kunt u een klacht indienen bij de Gegevensbeschermingsautoriteit, Drukpersstraat 35, 1000 Brussel, contact@apd-gba.be.',
        ],
      },
    ],
  };
}

/** What a form asks, by its labels: who someone is and how to reach him, then the rest. */
function fieldsOf(form: string, specs: FieldSpecs): string {
  const [personal, others] = [true, undefined].map((isPersonal) =>
    Object.values(specs)
      .filter((spec) => spec.isPersonal === isPersonal)
      .map(labelInSentence)
      .join(', '),
  );
  return `${form}: ${personal}. Verder: ${others}.`;
}

function labelInSentence({ label, control, choices = {} }: FieldSpec): string {
  const words = label.replace(/^\p{Lu}(?=[\p{Ll}-])/u, (letter) => letter.toLowerCase());
  const answers = control === 'tick' ? ['ja', 'nee'] : Object.values(choices);
  return answers.length === 0 ? words : `${words} (${answers.join(', ')})`;
}

function botCheckBlocks(botCheck: BotCheckProvider): LegalBlock[] {
  if (botCheck === 'altcha') {
    return [
      'Onze formulieren worden beveiligd met een rekentaak die uw eigen browser uitvoert. Daarbij gaan er geen gegevens naar derden.',
      'Wij bewaren uw gegevens in de Europese Economische Ruimte.',
    ];
  }
  return [
    'Onze formulieren worden beveiligd met Google reCAPTCHA. Google krijgt daarbij uw IP-adres en gegevens over uw browser en uw gebruik van het formulier.',
    'Google kan die gegevens in de Verenigde Staten verwerken. Dat gebeurt op grond van het adequaatheidsbesluit van de Europese Commissie voor het EU-VS-gegevensbeschermingskader.',
  ];
}

/** https://docs.cloud.google.com/recaptcha/docs/faq ("Does reCAPTCHA use cookies?") */
function cookiesOfOthers(botCheck: BotCheckProvider): LegalBlock {
  return botCheck === 'altcha'
    ? 'Deze site volgt u niet en plaatst geen cookies van anderen.'
    : 'Deze site volgt u niet. Vult u een formulier in, dan plaatst Google de cookie ‘_GRECAPTCHA’. Google schat daarmee in of een mens het formulier invult.';
}

function days(count: number): string {
  return `${String(count)} ${count === 1 ? 'dag' : 'dagen'}`;
}

function sentence({ name, role, location }: Processor): string {
  return `${name}: ${role}. Plaats: ${location}.`;
}
