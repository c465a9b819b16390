import { useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { StyleSheetManager } from 'styled-components';
import { themeVariables } from '@incasso/browser/brand/themeVariables';
import { shadowCss } from '@incasso/browser/brand/globalCss';
import { HostDocumentProvider } from '@incasso/browser/host/hostDocument';
import { HostServicesProvider } from '@incasso/browser/host/services';
import { ToastList } from '@incasso/browser/toasts/ToastList';
import { Toasts } from '@incasso/browser/toasts/Toasts';
import type { IntakeProps } from '@incasso/contract/embed/intakeProps';
import { PartnerIntake } from '../shared/PartnerIntake';
import { createPartnerServices } from '../shared/createPartnerServices';
import { Sheet, ToastCorner } from './Intake.styles';
import { usePartnerPage } from './usePartnerPage';
import { useShadowRoot } from './useShadowRoot';

declare const __webpack_public_path__: string;

/** The site's origin: this code was loaded from it. */
const siteOrigin = new URL(__webpack_public_path__).origin;

/**
 * The intake as a component for a partner's own React page. Renders in the page itself, in a shadow tree that isolates
 * it from the page's styles.
 */
export function Intake(props: IntakeProps) {
  return <MountedIntake key={`${props.publicKey}/${props.place ?? ''}`} {...props} />;
}

const hostDocument = { siteOrigin, ownsDocument: false };

function MountedIntake(props: IntakeProps) {
  const { accent = '', radius = '', font = '', density = '' } = props;
  const css = useMemo(
    () => `${shadowCss}:host{${declarations(themeVariables({ accent, radius, font, density }))}}`,
    [accent, radius, font, density],
  );
  const { shadow, attach } = useShadowRoot(css);
  const partnerPage = usePartnerPage(props);
  const [toasts] = useState(() => new ToastList());
  const [services] = useState(() =>
    createPartnerServices({ siteOrigin, publicKey: props.publicKey, partnerPage, showToast: toasts.show }),
  );

  return (
    <div ref={attach}>
      {shadow !== undefined &&
        createPortal(
          <StyleSheetManager target={shadow}>
            <HostDocumentProvider value={hostDocument}>
              <HostServicesProvider value={services}>
                <ToastCorner>
                  <Toasts list={toasts} />
                </ToastCorner>
                <Sheet>
                  <PartnerIntake publicKey={props.publicKey} />
                </Sheet>
              </HostServicesProvider>
            </HostDocumentProvider>
          </StyleSheetManager>,
          shadow,
        )}
    </div>
  );
}

function declarations(variables: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(variables)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}:${value ?? ''}`)
    .join(';');
}
