import styled from 'styled-components';
import { Link } from '../host/router';
import { textLinkLook } from './PlainLink';

/** A link within the site. */
export const TextLink = styled(Link)`
  ${textLinkLook}
`;
