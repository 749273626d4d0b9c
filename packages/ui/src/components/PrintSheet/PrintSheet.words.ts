/** The words of `PrintSheet` in English. */
export const printSheetWords = { printLabel: 'Print' };
