import { firmProfile, telLink } from '@incasso/contract/firmProfile';
import { refusedPageText as text } from './refusedPage.text';

/** Shown instead of a page that the firewall refused. It loads no other file, since that could be refused too. */
export const refusedPage = `<!doctype html>
<html lang="nl">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${text.title}</title>
<h1>${text.title}</h1>
<p>${text.explanation}</p>
<p><a href="${telLink}">${firmProfile.phone.display}</a>, <a href="mailto:${firmProfile.email}">${firmProfile.email}</a></p>
</html>
`;
