import { FormNotice } from '@incasso/browser/forms/FormNotice';
import styled from 'styled-components';

/** When scrolled into view, the buttons below it are visible too. */
export const QuestionNotice = styled(FormNotice)`
  scroll-margin-block-end: 9rem;
`;
