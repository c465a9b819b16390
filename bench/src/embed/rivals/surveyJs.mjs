// The intake as a SurveyJS form, without the parts of the library that it does not need.
import { intakeFields } from '@incasso/contract/intakeFields';
import { Model } from 'survey-core';
import { renderSurvey } from 'survey-js-ui';

const titles = ['Bedrijfsgegevens', 'Contact', 'Documenten'];
const accepted = '.pdf,.doc,.docx,.xls,.xlsx,.jpg,.jpeg,.png';

const pages = titles.map((title, place) => ({
  name: title,
  title,
  elements: Object.entries(intakeFields)
    .filter(([, { step }]) => step === place + 1)
    .map(([name, { label, required, maxLength, step }]) => ({
      type: step === 3 ? 'comment' : 'text',
      name,
      title: label,
      isRequired: required === true,
      maxLength,
      ...(name === 'email' && { inputType: 'email' }),
      ...(name === 'phone' && { inputType: 'tel' }),
    })),
}));
pages[2].elements.push(
  {
    type: 'file',
    name: 'documents',
    title: 'Documenten',
    allowMultiple: true,
    acceptedTypes: accepted,
    storeDataAsText: false,
  },
  {
    type: 'boolean',
    name: 'agreeToTerms',
    title: 'Ik ga akkoord met de voorwaarden',
    renderAs: 'checkbox',
    isRequired: true,
  },
);

const survey = new Model({ pages, pagePrevText: 'Vorige', pageNextText: 'Volgende', completeText: 'Dossier indienen' });
renderSurvey(survey, document.getElementById('intake'));
