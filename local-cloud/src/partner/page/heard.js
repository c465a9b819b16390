// In the head, so that events from before the rest of the page loads are shown too.
const heard = [];

function show() {
  const items = heard.map((words) => Object.assign(document.createElement('li'), { textContent: words }));
  document.getElementById('heard')?.replaceChildren(...items);
}

for (const name of ['intake:ready', 'intake:step', 'intake:submitted', 'intake:error', 'intake:resize']) {
  document.addEventListener(name, ({ detail }) => {
    heard.push(`${name} ${JSON.stringify(detail)}`);
    show();
  });
}
document.addEventListener('DOMContentLoaded', show);
