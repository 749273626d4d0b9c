const path = '/officer/visits';
const parameter = 'case';

/** Returns the address of the report of an application. */
export const buildVisitPath = (applicationNo: string): string =>
  `${path}?${new URLSearchParams({ [parameter]: applicationNo })}`;

/** Returns the number of the application whose report is open; undefined on the list. */
export const parseVisitQuery = (address: URLSearchParams): string | undefined =>
  address.get(parameter) ?? undefined;
