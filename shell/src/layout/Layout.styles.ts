import styled from 'styled-components';

/** At least as high as the screen, so that the footer is always at its bottom. */
export const Page = styled.div`
  display: grid;
  grid-template-rows: auto 1fr auto;
  grid-template-columns: minmax(0, 1fr);
  min-block-size: 100vh;
`;

export const Main = styled.main`
  outline: none;
`;
