/**
 * The router, as the shell shares it with its remotes: only these names cross the federation, so that the shell ships
 * no more of react-router-dom than is used.
 */
export { Link, NavLink, useLocation, useNavigate } from 'react-router-dom';
