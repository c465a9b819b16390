import * as v from 'valibot';
import { keptEntries, sentEntries } from './fieldSchemas';
import { fieldNames, type FieldAnswers, type TextFieldSpec } from './FieldSpec';

export const contactFields = {
  name: { label: 'Naam', control: 'text', required: true, isPersonal: true, autoComplete: 'name' },
  email: { label: 'E-mail', control: 'email', required: true, isPersonal: true, autoComplete: 'email' },
  company: { label: 'Bedrijf', control: 'text', isPersonal: true, autoComplete: 'organization' },
  phone: { label: 'Telefoon', control: 'phone', isPersonal: true, autoComplete: 'tel' },
  message: {
    label: 'Bericht',
    hint: 'Documenten voegt u toe bij uw aanvraag.',
    control: 'area',
    lines: 5,
    required: true,
  },
} as const satisfies Record<string, TextFieldSpec>;

export const contactFieldNames = fieldNames(contactFields);

export type ContactMessage = FieldAnswers<typeof contactFields>;

export const contactMessageSchema = v.object(sentEntries(contactFields));

export const keptMessageSchema = v.object(keptEntries(contactFields));
