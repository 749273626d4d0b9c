/**
 * How every form checks: all rules at once, so that a rule over two fields speaks beside the others,
 * and the summary takes the focus instead of the first field.
 */
export const formOptions = { criteriaMode: 'all', shouldFocusError: false } as const;
