/** The only AWS region for stages with personal data, and its location. */
export const hostingRegion = { name: 'eu-central-1', location: 'Frankfurt, Duitsland (Europese Unie)' } as const;

/** Processors of personal data for the firm, as the privacy policy names them. In Dutch, for visitors. */
export const processors = [
  {
    name: 'Amazon Web Services EMEA SARL',
    role: 'hosting, opslag van formulieren en documenten, verzending van e-mail',
    location: hostingRegion.location,
  },
] as const satisfies readonly Processor[];

/** Only for stages that use reCAPTCHA instead of the built-in check. */
export const optionalBotCheckProcessor = {
  name: 'Google Ireland Limited',
  role: 'controle dat een formulier door een mens wordt ingevuld (reCAPTCHA)',
  location: 'Europese Unie en Verenigde Staten',
} as const satisfies Processor;

export type Processor = { readonly name: string; readonly role: string; readonly location: string };
