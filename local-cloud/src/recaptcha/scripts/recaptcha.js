// Fake of the script that Google's api.js loads: shows an iframe from Google, and requests tokens from Google.
const { grecaptcha } = globalThis;
const badge = document.createElement('iframe');
badge.src = `https://www.google.com/recaptcha/api2/anchor?k=${grecaptcha.siteKey}`;
badge.title = 'reCAPTCHA';
badge.hidden = true;
document.body.append(badge);

grecaptcha.execute = async (siteKey, { action }) => {
  if (siteKey !== grecaptcha.siteKey) throw new Error(`Invalid site key or not loaded in api.js: ${siteKey}`);
  const body = JSON.stringify({ siteKey, action });
  const response = await fetch('https://www.google.com/recaptcha/api2/reload', { method: 'POST', body });
  return response.text();
};
grecaptcha.ready = (callback) => callback();
for (const callback of grecaptcha.waiting) callback();
