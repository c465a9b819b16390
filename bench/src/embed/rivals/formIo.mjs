// The intake as a Form.io wizard, with the library's own build of its renderer, which is smaller than all of it.
import { intakeFields } from '@incasso/contract/intakeFields';
import { Formio } from '@formio/js/dist/formio.form.min.js';

const titles = ['Bedrijfsgegevens', 'Contact', 'Documenten'];

const pages = titles.map((title, place) => ({
  type: 'panel',
  key: `step${place + 1}`,
  title,
  components: Object.entries(intakeFields)
    .filter(([, { step }]) => step === place + 1)
    .map(([key, { label, required, maxLength, step }]) => ({
      type: step === 3 ? 'textarea' : key === 'email' ? 'email' : 'textfield',
      key,
      label,
      input: true,
      validate: { required: required === true, maxLength },
    })),
}));
pages[2].components.push(
  { type: 'file', key: 'documents', label: 'Documenten', storage: 'base64', multiple: true, input: true },
  {
    type: 'checkbox',
    key: 'agreeToTerms',
    label: 'Ik ga akkoord met de voorwaarden',
    input: true,
    validate: { required: true },
  },
);

const buttons = { next: 'Volgende', previous: 'Vorige', submit: 'Dossier indienen' };
await Formio.createForm(
  document.getElementById('intake'),
  { display: 'wizard', components: pages },
  { i18n: { nl: buttons }, language: 'nl' },
);
