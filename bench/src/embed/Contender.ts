import { partnerWays } from '../../../local-cloud/src/partner/partnerWays';
import { ourSelectors } from '../wizard/ourSelectors';
import { fieldsBy, type Selectors } from '../in-page/Selectors';

/** A form on a partner's page, and how to find what is measured in it. */
export type Contender = {
  /**
   * What the partner writes where the form is to stand. `{{vendor}}` is the address that the rivals' files come from.
   */
  readonly lines: string;
  /** Selectors, looked for in every frame and in the shadow of the hand-written element. */
  readonly selectors: Selectors;
};

/** The rivals by name. The first is what the goals refer to. */
export const rivals = {
  'hand-written': {
    lines: `<script async src="{{vendor}}/handWritten.js"></script>
      <hand-intake action="{{vendor}}/"></hand-intake>`,
    selectors: {
      ...fieldsBy((name) => `[name="${name}"]`),
      next: 'button.next',
      previous: 'button.previous',
      documents: '[name=documents]',
    },
  },
  SurveyJS: {
    lines: `<link rel="stylesheet" href="{{vendor}}/surveyJs.css">
      <script type="module" async src="{{vendor}}/surveyJs.js"></script>
      <div id="intake"></div>`,
    selectors: {
      ...fieldsBy((name) => `[data-name="${name}"] input`),
      next: '.sd-navigation__next-btn',
      previous: '.sd-navigation__prev-btn',
      documents: '[data-name=documents] input[type=file]',
    },
  },
  'Form.io': {
    lines: `<link rel="stylesheet" href="{{vendor}}/formIo.css">
      <script type="module" async src="{{vendor}}/formIo.js"></script>
      <div id="intake"></div>`,
    selectors: {
      ...fieldsBy((name) => `[name="data[${name}]"]`),
      next: '.btn-wizard-nav-next',
      previous: '.btn-wizard-nav-previous',
    },
  },
} as const satisfies Record<string, Contender>;

/** Ours, as the partners' guide says. */
export function ourEmbed(site: string, key: string): Contender {
  return {
    lines: `<style>incasso-intake:not(:defined) { display: block; min-height: 1200px }</style>
      ${partnerWays[0].lines({ site, key })}`,
    selectors: ourSelectors,
  };
}
