import { FormNotice } from '@incasso/browser/forms/FormNotice';
import styled from 'styled-components';

/** Led into view, it brings the buttons below it along. */
export const QuestionNotice = styled(FormNotice)`
  scroll-margin-block-end: 9rem;
`;
