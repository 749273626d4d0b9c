/** The form of an application for land (spec 2.1). */
export const applyPath = '/website/grievance/addgrievance';

const reportFor = 'illegitimate';

/** The report of illegitimate land use, at the same path (spec 2.1). */
export const reportPath = `${applyPath}?for=${reportFor}`;

/** The reports of illegitimate land use that were sent. */
export const listPath = '/website/grievance/viewgrievance';

/** Returns whether an address asks for the report. */
export const asksForReport = (address: URLSearchParams) => address.get('for') === reportFor;
