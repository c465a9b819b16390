import { HostServicesProvider, type Toast } from '@incasso/frontend/host/services';
import { ToastList } from '@incasso/frontend/toasts/ToastList';
import { firmProfile } from '@incasso/contract/firmProfile';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { escrowAccount } from './contact.content';
import { EscrowAccount } from './EscrowAccount';

const unused = () => Promise.reject(new Error('not needed'));

test('copies the account number and confirms it', async () => {
  const visitor = userEvent.setup();
  const toasts: Toast[] = [];
  const onScreen = new ToastList();
  render(
    <HostServicesProvider
      value={{
        showToast: (toast) => {
          toasts.push(toast);
          return onScreen.show(toast);
        },
        loadSiteConfig: unused,
      }}
    >
      <EscrowAccount />
    </HostServicesProvider>,
  );

  await visitor.click(screen.getByRole('button', { name: escrowAccount.copy }));

  expect(await navigator.clipboard.readText()).toBe(firmProfile.escrowAccount);
  expect(toasts).toEqual([{ kind: 'success', text: escrowAccount.copied }]);
});
