import styled from 'styled-components';
import { Link } from '../host/router';
import { textLinkLook } from './PlainLink';

export const TextLink = styled(Link)`
  ${textLinkLook}
`;
