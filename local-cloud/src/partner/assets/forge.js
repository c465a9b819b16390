// Listens to all messages and forges some: to the page in the form's name, and to the form from a stranger's iframe.
window.overheard = [];

addEventListener('message', ({ source, origin, data }) => {
  window.overheard.push({ origin, data });
  // Iframes in a shadow tree are not in `window.frames`: only a message from one gives the page a reference to it.
  if (origin !== location.origin) window.formFrame = source;
});
for (const name of ['ready', 'step', 'submitted', 'error', 'resize']) {
  document.addEventListener(`intake:${name}`, ({ detail }) => window.overheard.push({ event: name, detail }));
}

const asTheForm = [
  { intake: 1, type: 'submitted', reference: 'NEP0-NEP0' },
  { intake: 1, type: 'resize', height: 9000 },
  { intake: 1, type: 'error', code: 'key_unknown' },
];
for (const message of asTheForm) postMessage(message, '*');

const stranger = document.createElement('iframe');
stranger.title = 'Vreemde';
stranger.hidden = true;
stranger.srcdoc = `<script>
  const asThePage = [
    { intake: 1, type: 'hello' },
    { intake: 1, type: 'prefill', prefill: { company_name: 'Gekaapt BV' } },
    { intake: 1, type: 'theme', theme: { accent: '#ff0000' } },
    { intake: 1, type: 'reset' },
  ];
  const forge = () => {
    for (const message of asThePage) parent.formFrame?.postMessage(message, '*');
    parent.postMessage({ intake: 1, type: 'submitted', reference: 'NEP1-NEP1' }, '*');
  };
  setInterval(forge, 250);
</script>`;
document.body.append(stranger);
