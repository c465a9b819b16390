import { Markup } from '../../markup/html';

export const viewerStyles = new Markup(`
  :root { color-scheme: light; --ink: #1b2430; --quiet: #5b6675; --line: #dde2e8; --paper: #fff; --ground: #f4f6f8; --accent: #1d4f91; }
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
  a { color: var(--accent); }
  a:focus-visible, summary:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
  .bar { display: flex; flex-wrap: wrap; gap: 0 1rem; align-items: baseline; padding: 0.75rem 1.25rem; background: var(--ink); color: #c9d2dd; }
  .bar a { color: #fff; font-weight: 700; text-decoration: none; }
  main { max-width: 60rem; margin: 0 auto; padding: 1.25rem; }
  h1 { margin: 0 0 1rem; font-size: 1.5rem; line-height: 1.25; overflow-wrap: anywhere; }
  h2 { margin: 0 0 0.5rem; font-size: 1rem; }
  .mails { margin: 0; padding: 0; list-style: none; background: var(--paper); border: 1px solid var(--line); border-radius: 0.5rem; overflow: hidden; }
  .mails li + li { border-top: 1px solid var(--line); }
  .mails a { display: grid; grid-template-columns: 1fr auto; gap: 0 1rem; padding: 0.75rem 1rem; color: inherit; text-decoration: none; }
  .mails a:hover { background: #eef3f9; }
  .mails a:focus-visible { outline-offset: -3px; }
  .mails strong { overflow-wrap: anywhere; }
  .mails span, .mails time { color: var(--quiet); font-size: 0.875rem; overflow-wrap: anywhere; }
  .mails time, .mails .files { text-align: end; }
  .card { margin-block: 1rem; padding: 1rem; background: var(--paper); border: 1px solid var(--line); border-radius: 0.5rem; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 0.25rem 1rem; margin: 0; }
  dt { color: var(--quiet); }
  dd { margin: 0; overflow-wrap: anywhere; }
  .files ul, ul.files { display: flex; flex-wrap: wrap; gap: 0.5rem; margin: 0; padding: 0; list-style: none; }
  ul.files a { display: block; padding: 0.375rem 0.75rem; border: 1px solid var(--line); border-radius: 0.375rem; overflow-wrap: anywhere; }
  iframe { display: block; width: 100%; height: 70vh; border: 1px solid var(--line); border-radius: 0.5rem; background: #fff; }
  pre { margin: 0.75rem 0 0; white-space: pre-wrap; overflow-wrap: anywhere; font: 0.875rem/1.5 ui-monospace, monospace; }
  summary { cursor: pointer; font-weight: 700; }
  .quiet { color: var(--quiet); }
`);
