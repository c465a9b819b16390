/** Parts of a staff subject: `name` is the company's or the sender's; `prefix` marks possible spam. */
type StaffSubject = { readonly reference: string; readonly name: string; readonly prefix?: string };

const maxNameCharacters = 80;

/** Beginnings of the staff's subjects on later records. */
export const laterHeadings = { change: 'Gewijzigde versie van', addition: 'Aanvulling bij' } as const;

/** The subject of each mail, by the kind of record that it is about. */
export const mailSubjects = {
  staff: {
    intake: ({ reference, name, prefix = '' }: StaffSubject) =>
      `[${reference}] ${prefix}Nieuw dossier: ${shortened(name)}`,
    contact: ({ reference, name, prefix = '' }: StaffSubject) =>
      `[${reference}] ${prefix}Bericht van ${shortened(name)}`,
    change: ({ reference, name, prefix = '' }: StaffSubject) =>
      `${prefix}${laterHeadings.change} [${reference}]: ${shortened(name)}`,
    addition: ({ reference, name, prefix = '' }: StaffSubject) =>
      `${prefix}${laterHeadings.addition} [${reference}]: ${shortened(name)}`,
  },
  visitor: {
    intake: (reference: string) => `Uw dossier ${reference} is goed ontvangen`,
    change: (reference: string) => `Uw gewijzigde dossier ${reference} is goed ontvangen`,
    contact: (reference: string) => `Uw bericht ${reference} is goed ontvangen`,
  },
} as const;

function shortened(name: string): string {
  const characters = Array.from(name);
  return characters.length <= maxNameCharacters ? name : `${characters.slice(0, maxNameCharacters - 1).join('')}…`;
}
