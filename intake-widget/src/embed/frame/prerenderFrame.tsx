import { type PrerenderedFrame, renderPage } from '@incasso/frontend/prerender/renderPage';
import { ToastList } from '@incasso/frontend/toasts/ToastList';
import { Toasts } from '@incasso/frontend/toasts/Toasts';
import { EmbeddedIntake } from './EmbeddedIntake';
import { frameText } from './frame.text';
import { FrameContent } from './FrameContent';
import { frameIds } from './frameIds';

const never = () => Promise.reject(new Error('There is no host while prerendering.'));
const services = { showToast: () => () => undefined, loadSiteConfig: never };

/** The frame's document without its head, as served to the browser. */
export function prerenderFrame(): PrerenderedFrame {
  const page = renderPage(
    <FrameContent
      intake={<EmbeddedIntake services={services} publicKey="" />}
      toasts={<Toasts list={new ToastList()} />}
    />,
  );
  return {
    ...page,
    title: frameText.title,
    webFontsId: frameIds.webFonts,
    loadFailure: { id: frameIds.loadFailure, text: frameText.loadFailure },
  };
}
