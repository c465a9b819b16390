export const fieldProblems = {
  required: 'Vul dit veld in.',
  invalid_email: 'Vul een geldig e-mailadres in, bijvoorbeeld naam@bedrijf.be.',
  incomplete_day: 'Vul dag, maand en jaar in, als dd/mm/jjjj.',
  unknown_choice: 'Kies een van de mogelijkheden.',
  too_long: 'Deze tekst is te lang.',
  nothing_added: 'Voeg minstens één document toe, of schrijf een bericht.',
} as const;

export type FieldProblem = keyof typeof fieldProblems;

export function isFieldProblem(code: string): code is FieldProblem {
  return Object.hasOwn(fieldProblems, code);
}
