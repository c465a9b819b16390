import styled from 'styled-components';

/** At least a screen high, so that the footer never floats. */
export const Page = styled.div`
  display: grid;
  grid-template-rows: auto 1fr auto;
  grid-template-columns: minmax(0, 1fr);
  min-block-size: 100vh;
`;

export const Main = styled.main`
  outline: none;
`;
