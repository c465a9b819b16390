import { documentKinds } from '@incasso/contract/documents/documentKinds';
import { intakeField, intakeFieldNames, intakeFields } from '@incasso/contract/intakeFields';
import { debtInBrief } from '@incasso/debts/debtWords';
import type { MailSection } from '../../../mail/MailContent';
import type { IntakeRecord } from '../../../submissions/SubmissionRecord';
import { answerRow, notFilledIn } from './answerRows';
import { documentsTitle } from './documentWords';
import { withoutLinks } from './withoutLinks';

/** Characters of a text and rows of a table that a confirmation repeats: enough to recognise, too few to misuse. */
const maxLength = 300;
const maxDebts = 50;

/** Protects who gets the answers of another person: they may ask for money in the firm's name. */
const notByYou = 'Iemand vulde dit in met uw e-mailadres, en in deze mail vragen we nooit een betaling.';

export function answersSections({ answers, debts, documents }: IntakeRecord): MailSection[] {
  const filled = intakeFieldNames.filter((name) => answers[name] !== '');
  const briefs = debts.map((debt) => quoted(debtInBrief(debt)));
  const left = briefs.length - maxDebts;
  const shown = [...briefs.slice(0, maxDebts), ...(left > 0 ? [`en nog ${left}`] : [])];
  const names = documents.map(({ name, kind }) => `${documentKinds[kind]}: ${quoted(name)}`);
  return [
    {
      title: 'Wat u invulde',
      rows: [
        { label: 'Let op', value: notByYou },
        ...filled.map((name) => {
          const { label, value } = answerRow(intakeField(name), answers[name]);
          return { label, value: quoted(value) };
        }),
        ...(briefs.length === 0 ? [] : [{ label: 'Wat er openstaat', value: shown.join('\n') }]),
        ...notFilledIn(intakeFields, answers),
      ],
    },
    ...(names.length === 0
      ? []
      : [{ title: documentsTitle(names.length), rows: [{ label: 'Goed ontvangen', value: names.join('\n') }] }]),
  ];
}

function quoted(text: string): string {
  const characters = Array.from(text);
  return withoutLinks(characters.length > maxLength ? `${characters.slice(0, maxLength).join('')}…` : text);
}
