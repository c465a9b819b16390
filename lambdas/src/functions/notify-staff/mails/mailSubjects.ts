import { isRightToLeft } from '../../../mail/isRightToLeft';

type StaffSubject = {
  readonly reference: string;
  readonly name: string;
  /** The partner's own reference. Default: none. */
  readonly partnerReference?: string | undefined;
  readonly prefix?: string;
  /** The sums and the number of debtors. Default: unknown. */
  readonly debts?: string | undefined;
};

const maxNameCharacters = 80;

export const staffHeadings = {
  intake: 'Nieuwe aanvraag',
  contact: 'Nieuw bericht',
  addition: 'Aanvulling',
} as const;

export const mailSubjects = {
  staff: {
    intake: staffSubject('intake'),
    contact: staffSubject('contact'),
    addition: staffSubject('addition'),
  },
  visitor: {
    intake: (reference: string) => `Uw aanvraag ${reference} is goed ontvangen`,
    addition: (reference: string) => `Uw aanvulling bij ${reference} is goed ontvangen`,
  },
} as const;

/** Subjects always begin with the reference: mail programs sort and filter by the beginning. */
function staffSubject(kind: keyof typeof staffHeadings) {
  return ({ reference, name, partnerReference, prefix = '', debts }: StaffSubject) =>
    [
      `[${reference}] ${prefix}${staffHeadings[kind]}: ${isolated(shortened(name))}`,
      ...(partnerReference === undefined ? [] : [`, ref. partner: ${partnerReference}`]),
      ...(debts === undefined ? [] : [` (${debts})`]),
    ].join('');
}

/** A subject has no markup: Unicode isolates keep the words after an Arabic or Hebrew name in their place. */
function isolated(name: string): string {
  return isRightToLeft(name) ? `\u2068${name}\u2069` : name;
}

function shortened(name: string): string {
  const characters = Array.from(name);
  return characters.length <= maxNameCharacters ? name : `${characters.slice(0, maxNameCharacters - 1).join('')}…`;
}
