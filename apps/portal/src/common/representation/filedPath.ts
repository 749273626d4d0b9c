import { href } from 'react-router-dom';

/** Returns the path of an application that a counter operator sent for a person. */
export const getFiledPath = (applicationNo: string): string =>
  href('/officer/filed/:number', { number: applicationNo.replaceAll('/', '-') });
