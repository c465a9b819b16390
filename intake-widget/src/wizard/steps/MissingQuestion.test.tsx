import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { messages } from '@incasso/contract/messages';
import { missingQuestionText as text } from './lastStep.text';
import { fakePorts } from '../testing/fakePorts';
import { openWizard } from '../testing/openWizard';
import { button, field, file, fill } from '../testing/visitor';

async function startAsking(prepare: (user: UserEvent) => Promise<void> = () => Promise.resolve()) {
  const { ports, sent, toasts } = fakePorts();
  const { user } = await openWizard({ ports });
  await prepare(user);
  await user.click(button('Dossier indienen'));
  const notice = (await screen.findByText(text.title)).parentElement;
  return { user, sent, toasts, notice };
}

const input = () => screen.getByLabelText<HTMLInputElement>('Documenten', { selector: 'input' });
const question = () => screen.queryByText(text.title);

test('an empty case is asked for everything, with the focus on the question, and sent by the next press', async () => {
  const { user, sent, toasts, notice } = await startAsking();

  await waitFor(() => expect(document.activeElement).toBe(notice));
  expect(notice?.textContent).toContain('documenten, wie de debiteur is en hoeveel er openstaat');
  expect(toasts).toEqual([]);
  expect(sent).toEqual([]);

  await user.click(button('Dossier indienen'));

  await waitFor(() => expect(sent).toHaveLength(1));
  expect(toasts).toEqual([{ kind: 'success', text: messages.intakeSucceeded }]);
});

test('Escape closes the question and moves the focus back to the button', async () => {
  const { user, sent, notice } = await startAsking();
  await waitFor(() => expect(document.activeElement).toBe(notice));

  await user.keyboard('{Escape}');

  expect(question()).toBeNull();
  expect(document.activeElement).toBe(button('Dossier indienen'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(sent).toHaveLength(1));
});

test('its button for data focuses the first row of the debts', async () => {
  const { user } = await startAsking();

  await user.click(button(text.fill));

  await waitFor(() => expect(document.activeElement).toBe(field('Debiteur')));
  expect(question()).toBeNull();
});

test('its button for documents opens the file picker, and an invoice answers the question', async () => {
  const { user } = await startAsking();
  const opened = jest.spyOn(input(), 'click');

  await user.click(button(text.choose));
  expect(opened).toHaveBeenCalled();
  await user.upload(input(), file('factuur.pdf'));

  await waitFor(() => expect(question()).toBeNull());
});

test('data filled in while the question is shown is no longer asked for', async () => {
  const { user, notice } = await startAsking();

  await fill(user, 'Debiteur', 'ACME BV');

  await waitFor(() => expect(notice?.textContent).toContain('documenten en hoeveel er openstaat'));
});

test('for a document that is not an invoice it says that we do not read it', async () => {
  const { notice } = await startAsking(async (user) => {
    await user.upload(input(), file('foto.jpg'));
  });

  expect(notice?.textContent).toContain(text.within);
  expect(screen.queryByRole('button', { name: text.choose })).toBeNull();
});
