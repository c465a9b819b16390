import { attachOpen } from '../src/embed/openShadows';
import { guideBlocks } from '../src/embed/partnersGuide';
import { sharedAddresses } from '../src/localCloudAddresses';
import { pdfFile } from '../src/pdfFile';
import { Intake } from './src/Intake';
import { expectDocuments, journey } from './src/journey';

const { partner } = sharedAddresses;

journey('a case is sent from the iframe on a partner’s page', async ({ visitor, company, write, mailbox }) => {
  await visitor.browser.open(partner);
  await visitor.evaluate(showFrame, guideBlocks('html')[1] ?? '');
  await visitor.enterFrame(() => [document.querySelector('iframe')]);
  await new Intake(visitor).submitCase(company, await write(pdfFile('factuur.pdf')));
  await expectDocuments(mailbox, company, ['factuur.pdf']);
});

journey(
  'a case is sent from the script on a partner’s page, which gets an event',
  async ({ visitor, company, write, mailbox }) => {
    await visitor.browser.open(partner);
    await visitor.see({ text: 'intake:ready {}' });
    // WebDriver enters iframes in open shadow trees only.
    await visitor.evaluate(attachOpen);
    await visitor.evaluate(showAnew);
    await visitor.enterFrame(() => [document.querySelector('incasso-intake')?.shadowRoot?.querySelector('iframe')]);
    await new Intake(visitor).submitCase(company, await write(pdfFile('factuur.pdf')));
    await visitor.leaveFrame();
    await visitor.see({ text: /^intake:submitted \{"reference":"/ });
    await expectDocuments(mailbox, company, ['factuur.pdf']);
  },
);

function showFrame(lines: string): void {
  const element = document.querySelector('incasso-intake');
  if (element !== null) element.outerHTML = lines;
}

function showAnew(): void {
  const element = document.querySelector('incasso-intake');
  element?.replaceWith(element.cloneNode(true));
}
