/** One line of a cost table. Amounts in US dollars. */
export type CostLine = { readonly what: string; readonly amount: number };
