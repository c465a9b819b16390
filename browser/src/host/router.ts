/**
 * What remotes take of the router. Shared, so that a page's links and the shell are of one router; of a module shared
 * whole nothing could be shaken off.
 */
export { Link, useLocation } from 'react-router-dom';
