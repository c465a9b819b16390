/**
 * The router's exports that remotes use. Shared, so that links and shell use one router. Only these: a shared module is
 * not tree-shaken.
 */
export { Link, useLocation } from 'react-router-dom';
