import * as v from 'valibot';

/** What `<input type="email">` accepts (HTML standard), which knows only ASCII. */
const asciiAddressSchema = v.pipe(v.string(), v.rfcEmail());

/** Whether mail can be sent to an address, whose domain may have letters beyond ASCII: `info@café.example`. */
export function isMailAddress(text: string): boolean {
  return v.is(asciiAddressSchema, asciiAddress(text));
}

/** The address with its domain as mail servers need it (IDNA); unchanged if the domain is none. */
export function asciiAddress(address: string): string {
  return address.replace(/@([\p{L}\p{M}\p{N}.-]*[^\0-\x7f][\p{L}\p{M}\p{N}.-]*)$/u, (written, domain: string) =>
    URL.canParse(`http://${domain}`) ? `@${new URL(`http://${domain}`).hostname}` : written,
  );
}
