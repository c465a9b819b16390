import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { botCheckFile } from '@incasso/contract/botCheckFiles';
import { legalDocuments } from '@incasso/contract/routes';
import { checkQuestions } from './content/checkQuestions';
import { generalTerms } from './documents/generalTerms.content';
import { privacyPolicy } from './documents/privacyPolicy.content';
import { writeLegalPdf } from './documents/writeLegalPdf';
import { questionFiles } from './pages/faq/questionFiles';
import { drawSocialPictures } from './social-pictures/drawSocialPictures';

/** Files beside the scripts, placed at these paths of the site. */
const publicFolder = fileURLToPath(new URL('../dist/public', import.meta.url));

const faults = checkQuestions(questionFiles);
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}

await rm(publicFolder, { recursive: true, force: true });
for (const provider of ['altcha', 'recaptcha'] as const) {
  const policy = await writeLegalPdf(privacyPolicy(provider));
  await publish(botCheckFile(provider, legalDocuments.privacyPolicy), policy);
}
await publish(legalDocuments.generalTerms, await writeLegalPdf(generalTerms));
for (const [name, picture] of drawSocialPictures()) await publish(`/social/${name}.png`, picture);

async function publish(path: string, content: Uint8Array): Promise<void> {
  const file = join(publicFolder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
