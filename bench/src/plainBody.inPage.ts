declare global {
  /** The same page written by hand: the same text and pictures in the plainest HTML. */
  var plainBody: (html: string) => string;
}

const kept =
  'href src alt width height loading type name for action required autocomplete popover popovertarget fetchpriority';
const wrappers = 'div, span, font';

globalThis.plainBody = (html) => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll('script, style, link, form:empty, [role=status], [role=alert]')) {
    element.remove();
  }
  for (const element of body.querySelectorAll('*')) {
    for (const { name } of [...element.attributes]) {
      const isLinked =
        name === 'id' &&
        body.querySelector(`[href="#${element.id}"],[for="${element.id}"],[popovertarget="${element.id}"]`);
      if (!kept.split(' ').includes(name) && !name.startsWith('aria-') && !isLinked) element.removeAttribute(name);
    }
  }
  // Goes from the bottom up, so that a wrapper of wrappers is unwrapped too.
  for (const element of [...body.querySelectorAll(wrappers)].reverse()) {
    if (element.attributes.length === 0) element.replaceWith(...element.childNodes);
  }
  body.normalize();
  return body.innerHTML.replaceAll(/<!--.*?-->/gs, '').replaceAll(/\n\s*/g, '\n');
};
