import { sampleUbl } from '@incasso/documents/testing/sampleXml';
import { guideBlocks } from './partnersGuide';

export type PartnerPageFixture = {
  /** Changes the local cloud's partner page, which has the guide's script. */
  readonly change: (html: string) => string;
  readonly policy?: string;
};

const embed = /<script async.*<\/incasso-intake>/su;
const [, frame = '', link = ''] = guideBlocks('html');
const [policy = ''] = guideBlocks('');

const hostileCss = `
  * { all: unset !important; }
  head, script, style, title { display: none !important; }
  body > *, h1, p, main { display: block !important; margin: 1rem auto !important; max-width: 42rem !important; }
  button, input, form { display: none !important; }
  iframe {
    width: 1px !important; height: 1px !important; visibility: hidden !important; opacity: 0 !important;
  }
  .war::before {
    content: '' !important; position: absolute !important; z-index: 2147483647 !important;
    pointer-events: none !important;
  }`;

const toggle = `document.querySelector('button').addEventListener('click', () => {
  const panel = document.getElementById('panel');
  panel.hidden = !panel.hidden;
});`;

/** Listens to all messages and forges some: to the page as the intake, and to the intake from a stranger's iframe. */
const forge = `window.overheard = [];
addEventListener('message', ({ source, origin, data }) => {
  overheard.push({ origin, data });
  // Iframes in a shadow tree are not in window.frames: only a message from one gives the page a reference to it.
  if (origin !== location.origin) window.formFrame = source;
});
for (const name of ['ready', 'step', 'submitted', 'error', 'resize'])
  document.addEventListener('intake:' + name, ({ detail }) => overheard.push({ event: name, detail }));
for (const message of [
  { intake: 1, type: 'submitted', reference: 'NEP0-NEP0' },
  { intake: 1, type: 'resize', height: 9000 },
  { intake: 1, type: 'error', code: 'key_unknown' },
]) postMessage(message, '*');
document.body.append(Object.assign(document.createElement('iframe'), {
  title: 'Vreemde', hidden: true, srcdoc: \`<script>
    setInterval(() => {
      for (const message of [
        { intake: 1, type: 'hello' },
        { intake: 1, type: 'prefill', prefill: { company_name: 'Gekaapt BV' } },
        { intake: 1, type: 'theme', theme: { accent: '#ff0000' } },
        { intake: 1, type: 'reset' },
      ]) parent.formFrame?.postMessage(message, '*');
      parent.postMessage({ intake: 1, type: 'submitted', reference: 'NEP1-NEP1' }, '*');
    }, 250);
  <\\/script>\`,
}));`;

/** 20 e-invoices of an accounting package. */
const invoices = Array.from({ length: 20 }, (_, index) => {
  const day = String(index + 5).padStart(2, '0');
  return sampleUbl({
    'cbc:ID': `<cbc:ID>2026/${String(142 + index).padStart(4, '0')}</cbc:ID>`,
    'cbc:IssueDate': `<cbc:IssueDate>2026-01-${day}</cbc:IssueDate>`,
    'cbc:DueDate': `<cbc:DueDate>2026-02-${day}</cbc:DueDate>`,
  });
});
const handOver = `document.querySelector('button').addEventListener('click', () => {
  document.getElementById('panel').hidden = false;
  (window.incassoIntake ||= []).push(['add', { invoices: ${JSON.stringify(invoices)} }]);
});`;

const script = (code: string) => `<script>${code}</script>`;
const changeEmbed = (change: (lines: string) => string) => (html: string) => html.replace(embed, change);

/** Pages of a partner: each way to embed the intake, and pages on which that is hard. */
const pages = {
  script: { change: (html) => html },
  iframe: { change: changeEmbed(() => frame) },
  link: { change: changeEmbed(() => link) },
  'hostile-css': {
    change: (html) =>
      changeEmbed((lines) => `<div class="war">${lines}</div>`)(
        html.replace('</head>', `<style>${hostileCss}</style></head>`),
      ),
  },
  /** Allows what the guide names; all else may only come from the page's own origin. */
  'strict-csp': {
    change: (html) => html.replace('<script src="/heard.js"></script>', ''),
    policy: `default-src 'none'; style-src 'self'; img-src data:; ${policy.trim().replaceAll('\n', '; ')}`,
  },
  /** Some websites put the whole page into one form. */
  form: {
    change: changeEmbed(
      (lines) => `<form action="/form">
        <p><label for="search">Zoeken</label> <input id="search" name="search" /></p>
        ${lines}
        <p><button>Zoeken</button></p>
      </form>`,
    ),
  },
  'hidden-tab': {
    change: changeEmbed(
      (lines) => `<button>Onbetaalde facturen</button><div id="panel" hidden>${lines}</div>${script(toggle)}`,
    ),
  },
  invoices: {
    change: changeEmbed(
      (lines) => `<button>Invorderen</button><div id="panel" hidden>${lines}</div>${script(handOver)}`,
    ),
  },
  forged: { change: changeEmbed((lines) => lines + script(forge)) },
} as const satisfies Record<string, PartnerPageFixture>;

export type PartnerPageName = keyof typeof pages;

export const partnerPages: Readonly<Record<PartnerPageName, PartnerPageFixture>> = pages;
