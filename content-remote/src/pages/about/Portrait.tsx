import styled from 'styled-components';
import people from '#pictures/people';
import { Art } from '../../art/Art';
import { PersonPlaceholder } from './PersonPlaceholder';

/** The portrait of a team member. Its `alt` is empty, because the name is beside it. */
export function Portrait({ name }: { readonly name: string }) {
  const picture = people[name];
  if (picture === undefined) return <PersonPlaceholder />;
  return <Square picture={picture} alt="" sizes="(min-width: 20rem) 7rem, 100vw" />;
}

const Square = styled(Art)`
  inline-size: 100%;
  block-size: auto;
  aspect-ratio: 1;
  object-fit: cover;
`;
