import { registerRemotes } from '@module-federation/enhanced/runtime';
import { createRoot } from 'react-dom/client';
import { Portal } from './Portal';

const root = document.getElementById('portal');
const { site = '', key = '' } = root?.dataset ?? {};
registerRemotes([{ name: 'intake', entryGlobalName: 'incassoIntakeV1', entry: `${site}/intake/v1/remoteEntry.js` }]);
if (root !== null) createRoot(root).render(<Portal publicKey={key} />);
