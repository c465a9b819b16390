/** Whether a file is read as an e-invoice, by its name. What is in it decides whether it is one. */
export function isInvoiceFile({ name }: { readonly name: string }): boolean {
  return /\.xml$/i.test(name);
}
