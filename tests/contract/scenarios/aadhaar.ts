import { isVerhoeff } from '@temple-land/portal-core';

const beginning = '23456789012';

/** An invented number with a valid check digit. */
export const aadhaar = `${beginning}${[...'0123456789'].find((last) => isVerhoeff(beginning + last)) ?? ''}`;
