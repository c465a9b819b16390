import { render, screen } from '@testing-library/react';
import { apiErrors } from '@incasso/contract/errors';
import { additionFailureText } from '../addition/AdditionPage.text';
import { FailureNotice } from './FailureNotice';
import { caseFailureText } from './form.text';

const reason = apiErrors.submission_conflict.text;
const erased = apiErrors.submission_erased.text;

test.each([
  { of: 'a case', code: 'submission_conflict', error: reason, text: caseFailureText, says: reason },
  {
    of: 'an addition',
    code: 'submission_conflict',
    error: reason,
    text: additionFailureText,
    says: additionFailureText.conflict,
  },
  { of: 'an erased case', code: 'submission_erased', error: erased, text: caseFailureText, says: erased },
] as const)('explains a conflict of $of, and offers to send it again under a new id', ({ code, error, text, says }) => {
  const failure = { kind: 'refused', status: apiErrors[code].status, code, error, fields: [] } as const;

  render(<FailureNotice failure={failure} text={text} onRestart={() => undefined} noticeRef={null} />);

  expect(screen.getByText(says)).toBeTruthy();
  expect(screen.getByText(text.keptToRestart)).toBeTruthy();
  expect(screen.getByRole('button', { name: text.restart })).toBeTruthy();
});
