/** The words of `Toast` in English. */
export const toastWords = { label: 'Confirmations', closeLabel: 'Close' };
