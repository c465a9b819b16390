import type { AddedFiles } from '@incasso/contract/embed/addedFiles';

/** Files from the partner's page, as the visitor would choose them. */
export function filesFromPage({ invoices = [], documents = [] }: AddedFiles): File[] {
  return [...invoices.map(xmlFile), ...documents];
}

function xmlFile(invoice: string | File, index: number): File {
  if (typeof invoice === 'string') return new File([invoice], `e-factuur-${index + 1}.xml`, { type: 'text/xml' });
  return /\.xml$/i.test(invoice.name) ? invoice : new File([invoice], `${invoice.name}.xml`, { type: 'text/xml' });
}
