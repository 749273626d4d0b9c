import { href } from 'react-router-dom';

/** Returns the path of an own application: its number with hyphens instead of slashes. */
export const getOwnApplicationPath = (applicationNo: string): string =>
  href('/citizen/applications/:number', { number: applicationNo.replaceAll('/', '-') });

/** Returns the application number in a path. */
export const parseApplicationNumber = (param: string): string =>
  param.replaceAll('-', '/').toUpperCase();
