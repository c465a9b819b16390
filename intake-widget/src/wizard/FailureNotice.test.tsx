import { render, screen } from '@testing-library/react';
import { apiErrors } from '@incasso/contract/errors';
import { additionFailureText } from './addition/AdditionPage.text';
import { FailureNotice } from './FailureNotice';
import { caseFailureText } from './FailureNotice.text';

const reason = apiErrors.submission_conflict.text;

test.each([
  { of: 'a case', text: caseFailureText, says: reason },
  { of: 'an addition', text: additionFailureText, says: additionFailureText.conflict },
])('a conflict of $of says what arrived before, and offers to send it anew', ({ text, says }) => {
  const failure = { kind: 'refused', status: 409, code: 'submission_conflict', error: reason, fields: [] } as const;

  render(<FailureNotice failure={failure} text={text} onRestart={() => undefined} noticeRef={null} />);

  expect(screen.getByText(says)).toBeTruthy();
  expect(screen.getByRole('button', { name: text.restart })).toBeTruthy();
});
