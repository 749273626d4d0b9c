/**
 * The options of every form: all rules are checked at once, also those over two fields, and the error summary gets the
 * focus instead of the first field.
 */
export const formOptions = { criteriaMode: 'all', shouldFocusError: false } as const;
