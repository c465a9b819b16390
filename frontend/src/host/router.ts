/**
 * The router's exports that remotes use. They are shared, so that remotes and shell use one router, and few, because a
 * shared module is not tree-shaken.
 */
export { Link, useLocation } from 'react-router-dom';
