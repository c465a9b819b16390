const heard = document.getElementById('heard');

for (const name of ['intake:ready', 'intake:step', 'intake:submitted', 'intake:error', 'intake:resize']) {
  document.addEventListener(name, ({ detail }) => {
    const item = document.createElement('li');
    item.textContent = `${name} ${JSON.stringify(detail)}`;
    heard.append(item);
  });
}
