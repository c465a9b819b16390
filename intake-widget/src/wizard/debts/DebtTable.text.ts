import type { DebtCaution } from '@incasso/debts/cautionsOf';

export const debtTableText = {
  title: 'Openstaande facturen',
  hint: 'Niet verplicht: wat ontbreekt, vragen we nog.',
  row: (number: number) => `Factuur ${String(number)}`,
  readFrom: (documentName: string) => `uit ${documentName}`,
  more: 'Meer over deze factuur',
  add: 'Factuur toevoegen',
  list: 'Lijst overnemen',
  taken: (count: number) =>
    `${count === 1 ? '1 factuur' : `${String(count)} facturen`} overgenomen uit de lijst. U kunt ze nog aanpassen.`,
  full: (count: number) => `Meer dan ${String(count)} facturen? Voeg ze als lijst toe aan uw documenten.`,
  remove: 'Verwijderen',
  removeNamed: (row: string) => `${row} verwijderen`,
  removeDocument: 'Document verwijderen',
  removeDocumentNamed: (documentName: string) => `Document ${documentName} verwijderen, met deze factuur`,
  gone: 'U verwijderde het document van deze factuur. Houdt u wat u zelf invulde?',
  keep: 'Factuur houden',
  nothingDue: 'Volgens de e-factuur is alles betaald. Klopt dat?',
  useTotal: (total: string) => `Nee, ${total} staat open`,
  total: 'Samen',
  disputed: 'waarvan betwist',
  unnamed: 'debiteur nog niet ingevuld',
  cautions: {
    own_name: 'Dit is uw eigen bedrijf. Klopt dat?',
    own_number: 'Dit is uw eigen nummer. Klopt dat?',
    own_email: 'Dit is uw eigen e-mailadres. Klopt dat?',
    same_number: 'Kijk na: dit nummer staat nog bij een andere factuur.',
    same_debt: 'Kijk na: deze debiteur en dit bedrag staan er twee keer.',
    doubtful_amount: 'Klopt dit bedrag?',
    nothing_due: '',
  } satisfies Record<DebtCaution, string>,
} as const;
