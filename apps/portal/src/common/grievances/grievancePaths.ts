/** The path of the land application form (spec 2.1). */
export const applyPath = '/website/grievance/addgrievance';

const reportQuery = 'illegitimate';

/** The path of the report form, with a query on the same page (spec 2.1). */
export const reportPath = `${applyPath}?for=${reportQuery}`;

/** The path of the list of reports. */
export const reportListPath = '/website/grievance/viewgrievance';

/** Returns whether the query of an address opens the report form. */
export const isReportAddress = (address: URLSearchParams) => address.get('for') === reportQuery;
