import type { OfficeQuestion } from '@temple-land/portal-core';

/** Returns the name of an office: its role, then its tahasil and district where it has them. */
export const describeOffice = ({
  roleName,
  tehsil_name: tahasil,
  district_name: district,
}: OfficeQuestion['office']): string =>
  [roleName, tahasil, district].filter((part) => part !== '').join(', ');
