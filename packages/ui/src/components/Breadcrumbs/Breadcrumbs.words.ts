/** The words of `Breadcrumbs` in English. */
export const breadcrumbsWords = { label: 'Breadcrumb' };
