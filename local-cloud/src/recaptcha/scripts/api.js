// Fake of https://www.google.com/recaptcha/api.js: queues callbacks and loads recaptcha.js.
globalThis.grecaptcha = {
  waiting: [],
  siteKey: new URL(document.currentScript.src).searchParams.get('render'),
  ready(callback) {
    this.waiting.push(callback);
  },
};
const work = document.createElement('script');
work.src = 'https://www.gstatic.com/recaptcha/releases/local/recaptcha.js';
work.async = true;
document.head.append(work);
