/** What somebody reads in one go, and in which files it stands. */
export type Reading = {
  readonly name: string;
  /** The least score of `measureReadability`. */
  readonly minScore: number;
  readonly files: readonly RegExp[];
};

/** What visitors read has to be plain. */
const plain = 65;
/** A few lines, mostly labels, names of offices and the services' own names. */
const labels = 58;
/** Law texts name laws, offices and rights as the law does. */
const law = 54;

const costs = /^content-remote\/src\/content\/costs\.content\.ts$/;
const nextSteps = /^content-remote\/src\/content\/nextSteps\.content\.ts$/;
const featuredQuestions = /^content-remote\/src\/pages\/faq\/featuredQuestions\.content\.ts$/;
const wizard = [
  /^intake-widget\/src\/wizard\//,
  /^e-invoice\//,
  /^contract\/src\/(intakeFields|fieldProblems|companyNumber|contactMessage)\.ts$/,
  /^contract\/src\/documents\//,
];

/** Every reading of the product. A file that the spelling check knows stands in at least one. */
export const readings: readonly Reading[] = [
  { name: 'Home', minScore: plain, files: [page('home'), costs, nextSteps, featuredQuestions] },
  { name: 'Over ons', minScore: plain, files: [page('about')] },
  { name: 'Diensten', minScore: plain, files: [page('services'), costs, nextSteps] },
  { name: 'FAQ', minScore: plain, files: [page('faq'), costs, nextSteps] },
  { name: 'Contact', minScore: plain, files: [page('contact'), /^contract\/src\/contactMessage\.ts$/] },
  { name: 'Start invordering', minScore: plain, files: [page('start'), nextSteps, ...wizard] },
  { name: 'embed', minScore: plain, files: [/^intake-widget\/src\/embed\//, ...wizard] },
  { name: 'e-invoices', minScore: plain, files: [/^e-invoice\//] },
  { name: 'errors of the calls', minScore: plain, files: [/^contract\/src\/errors\.ts$/] },
  { name: "visitors' mails", minScore: plain, files: [/\/mails\/visitorMail\.ts$/] },
  { name: 'around the pages', minScore: labels, files: [/^(shell|browser)\//, /Accordion\.text\.ts$/, /refusedPage/] },
  { name: 'tooltips', minScore: labels, files: [/glossary\.content\.ts$/] },
  { name: 'search results', minScore: labels, files: [/pageDescriptions|socialPictures/] },
  {
    name: "staff's mails",
    minScore: labels,
    files: [/\/mails\/(?!visitorMail)/, /\/(deadLinkPage|documentPage)\.ts$/],
  },
  { name: 'general terms', minScore: law, files: [/generalTerms\.content\.ts$/, /sampleNotice\.ts$/] },
  { name: 'privacy policy', minScore: law, files: [/privacyPolicy\.content\.ts$/, /processors\.ts$/] },
];

function page(name: string): RegExp {
  return new RegExp(`^content-remote/src/pages/${name}/`);
}
