import { parse } from 'valibot';
import { addedFilesSchema } from './addedFiles';

test('accepts texts and files and drops other values', () => {
  const file = new File(['x'], 'voorwaarden.pdf');

  expect(parse(addedFilesSchema, { invoices: ['<Invoice/>', file, 7, null], documents: [file, '<Invoice/>'] })).toEqual(
    {
      invoices: ['<Invoice/>', file],
      documents: [file],
    },
  );
  expect(parse(addedFilesSchema, { invoices: '<Invoice/>' })).toEqual({ invoices: [], documents: [] });
});
