/** The words of `ErrorSummary` in English. */
export const errorSummaryWords = {
  title: (count: number) =>
    count === 1 ? 'There is 1 problem on this page' : `There are ${count} problems on this page`,
};
