// The intake as written by hand for one's own page: a custom element without a library.
import { intakeFields } from '@incasso/contract/intakeFields';

const titles = ['Bedrijfsgegevens', 'Contact', 'Documenten'];
const accepted = '.pdf,.doc,.docx,.xls,.xlsx,.jpg,.jpeg,.png';

const style = `
  :host { display: block; font: 1.0625rem/1.55 system-ui, sans-serif; color: #0e1b2e }
  form { padding: 1.5rem; border: 2px solid #0e1b2e }
  fieldset { display: grid; gap: 1.25rem; margin: 0; padding: 0; border: 0 }
  fieldset[hidden] { display: none }
  legend { margin-bottom: 1rem; font-size: 1.5rem; font-weight: 600 }
  label { display: grid; gap: 0.25rem; font-weight: 650 }
  input, textarea { min-height: 3rem; padding: 0.5rem 0.75rem; border: 1px solid #6b7789; border-radius: 4px; font: inherit }
  input[type='checkbox'] { min-height: 0; justify-self: start }
  :user-invalid { border-color: #b3261e }
  nav { display: flex; justify-content: space-between; margin-top: 1.5rem }
  button { min-height: 3rem; padding: 0.5rem 1.5rem; border: 0; border-radius: 4px; background: #0e1b2e; color: #ffe14d; font: inherit; font-weight: 650 }
  button:disabled { background: #f3f5f7; color: #4a566a }
`;

class HandIntake extends HTMLElement {
  #step = 0;

  connectedCallback() {
    this.attachShadow({ mode: 'open' }).innerHTML = `<style>${style}</style>
      <form novalidate>${titles.map((title, index) => this.#fieldset(title, index + 1)).join('')}
        <p role="alert"></p>
        <nav>
          <button type="button" class="previous">Vorige</button>
          <button type="button" class="next">Volgende</button>
          <button class="submit">Dossier indienen</button>
        </nav>
      </form>`;
    this.#find('.previous').addEventListener('click', () => this.#go(this.#step - 1));
    this.#find('.next').addEventListener('click', () => {
      if (this.#isComplete(this.#step)) this.#go(this.#step + 1);
    });
    this.#find('[type=file]').addEventListener('change', ({ target }) => {
      this.#find('output').textContent = [...target.files]
        .map(({ name, size }) => `${name} (${size} bytes)`)
        .join(', ');
    });
    this.#find('form').addEventListener('submit', (event) => void this.#submit(event));
    this.#go(0);
  }

  #fieldset(title, step) {
    const fields = Object.entries(intakeFields).filter(([, field]) => field.step === step);
    const documents = `<label>Documenten<input type="file" name="documents" multiple accept="${accepted}"></label><output></output>
      <label>Ik ga akkoord met de voorwaarden<input type="checkbox" name="agreeToTerms" value="true" required></label>`;
    return `<fieldset><legend>${title}</legend>${fields.map((field) => this.#field(field)).join('')}${step === 3 ? documents : ''}</fieldset>`;
  }

  #field([name, { label, required, maxLength, step }]) {
    const attributes = `name="${name}" maxlength="${maxLength}"${required ? ' required' : ''}`;
    const type = name === 'email' ? 'email' : name === 'phone' ? 'tel' : 'text';
    return `<label>${label}${step === 3 ? `<textarea rows="3" ${attributes}></textarea>` : `<input type="${type}" ${attributes}>`}</label>`;
  }

  #go(step) {
    this.#step = step;
    this.shadowRoot.querySelectorAll('fieldset').forEach((fieldset, index) => (fieldset.hidden = index !== step));
    this.#find('.previous').disabled = step === 0;
    this.#find('.next').hidden = step === 2;
    this.#find('.submit').hidden = step !== 2;
  }

  #isComplete(step) {
    const invalid = [...this.shadowRoot.querySelectorAll('fieldset')[step].elements].find(
      (field) => !field.checkValidity(),
    );
    this.#find('[role=alert]').textContent = invalid ? 'Vul alle verplichte velden in' : '';
    invalid?.focus();
    return !invalid;
  }

  async #submit(event) {
    event.preventDefault();
    if (![0, 1, 2].every((step) => this.#isComplete(step))) return;
    const response = await fetch(this.getAttribute('action'), { method: 'POST', body: new FormData(event.target) });
    this.#find('[role=alert]').textContent = response.ok ? 'Uw aanvraag is ingediend.' : 'Er ging iets mis.';
  }

  #find(selector) {
    return this.shadowRoot.querySelector(selector);
  }
}

customElements.define('hand-intake', HandIntake);
