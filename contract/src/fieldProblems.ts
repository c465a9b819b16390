/** Problems of a text field, in words for beside the field. */
export const fieldProblems = {
  required: 'Vul dit veld in.',
  invalid_email: 'Vul een geldig e-mailadres in, bijvoorbeeld naam@bedrijf.be.',
  too_long: 'Deze tekst is te lang.',
  nothing_added: 'Voeg minstens één document toe, of schrijf een bericht.',
} as const;

/**
 * A problem of a text field in words; for a text that is too long also the limit.
 *
 * @param limit How many characters the field takes; ignored when it is no number.
 */
export function fieldProblemWords(problem: FieldProblem, limit?: unknown): string {
  const words = fieldProblems[problem];
  return problem === 'too_long' && typeof limit === 'number'
    ? `${words} Kort hem in tot ${String(limit)} tekens.`
    : words;
}

export type FieldProblem = keyof typeof fieldProblems;

export function isFieldProblem(code: string): code is FieldProblem {
  return Object.hasOwn(fieldProblems, code);
}
