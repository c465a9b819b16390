/** Parts of a staff subject. */
type StaffSubject = {
  readonly reference: string;
  /** The company's or the sender's. */
  readonly name: string;
  /** The partner's own. Default: there is none. */
  readonly partnerReference?: string | undefined;
  /** Marks possible spam. */
  readonly prefix?: string;
  /** How much is owed, by how many. Default: it is not known. */
  readonly debts?: string | undefined;
};

const maxNameCharacters = 80;

/** What the staff's mail on each kind of record is titled. */
export const staffHeadings = {
  intake: 'Nieuwe aanvraag',
  contact: 'Nieuw bericht',
  change: 'Gewijzigde aanvraag',
  addition: 'Aanvulling',
} as const;

/** The subject of each mail, by the kind of record that it is about. */
export const mailSubjects = {
  staff: {
    intake: staffSubject('intake'),
    contact: staffSubject('contact'),
    change: staffSubject('change'),
    addition: staffSubject('addition'),
  },
  visitor: {
    intake: (reference: string) => `Uw aanvraag ${reference} is goed ontvangen`,
    change: (reference: string) => `Uw gewijzigde aanvraag ${reference} is goed ontvangen`,
    contact: (reference: string) => `Uw bericht ${reference} is goed ontvangen`,
  },
} as const;

/** Subjects that begin with the reference, whatever follows: mail programs sort and filter by the beginning. */
function staffSubject(kind: keyof typeof staffHeadings) {
  return ({ reference, name, partnerReference, prefix = '', debts }: StaffSubject) =>
    [
      `[${reference}] ${prefix}${staffHeadings[kind]}: ${shortened(name)}`,
      ...(partnerReference === undefined ? [] : [`, ref. partner: ${partnerReference}`]),
      ...(debts === undefined ? [] : [` (${debts})`]),
    ].join('');
}

function shortened(name: string): string {
  const characters = Array.from(name);
  return characters.length <= maxNameCharacters ? name : `${characters.slice(0, maxNameCharacters - 1).join('')}…`;
}
